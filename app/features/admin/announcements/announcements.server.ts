import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { announcementRow, draftRow, promiseText, readAnnouncementFilters } from './announcements-list';

/** `list` null: the back end did not answer. */
export const announcementsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'announcements.read', async ({ staff }) => {
    const { log, settings } = args.context;
    const filters = readAnnouncementFilters(new URL(args.request.url).searchParams);
    const query = { ...filters, page: String(filters.page) };
    const answer = await orNull(staff.announcements(query), log);
    if (!answer) return { filters, list: null };
    const { counts, to_decide: toDecide, rows, drafts, page, pages } = answer;
    const now = clock.now();
    return {
      filters,
      list: {
        ...{ counts, pages: { page, count: pages } },
        promise: promiseText(toDecide, settings.firm.texts.promises?.callDays, now),
        rows: rows.map((row) => announcementRow(row, now)),
        drafts: drafts.map((draft) => draftRow(draft, now)),
      },
    };
  });
