import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { orNull } from '~/back-end/or-null.server';
import { asMember } from '../session/guard.server';
import { actsHref, actsList, readActFilters } from './acts-list';

/** `list` null: the back end did not answer. */
export const actsData = (args: LoaderFunctionArgs) =>
  asMember(args, 'audit.read', async ({ staff, session: { grants } }) => {
    const filters = readActFilters(new URL(args.request.url).searchParams);
    const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
    const answer = await orNull(staff.audit(given), args.context.log);
    const reader = { grants, back: actsHref(filters), now: clock.now() };
    return { filters, list: answer && actsList(answer, reader) };
  });
