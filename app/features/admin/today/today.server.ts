import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { isoDay, longDayText } from '@domain/kernel/moment';
import { orNull } from '~/back-end/or-null.server';
import { adminLinks } from '../admin-links';
import { asMember } from '../session/guard.server';
import { sinceFacts, todayLists, todaySentence, unreadText } from './today-view';

export const todayData = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async ({ staff, session }) => {
    const now = clock.now();
    const { callDays } = args.context.settings.firm.texts.promises ?? {};
    const day = longDayText(isoDay(now));
    const today = await orNull(staff.today(), args.context.log);
    if (!today)
      return {
        ...{ day, lists: [], facts: [], sentence: null, nextHref: null },
        unread: 'Nada pôde ser lido agora. Recarregue a página em um minuto.',
      };
    const lists = todayLists(today, session, { now, callDays });
    const unread = unreadText(today.unread);
    // Nothing is said about the whole while a part of it is unknown.
    const sentence =
      unread && lists.length === 0 ? null : todaySentence(lists, today.since?.last_answer, now);
    const canRead = session.grants['contacts.read'] !== undefined;
    const nextHref = lists.length === 0 && canRead ? adminLinks.contacts() : null;
    return { day, lists, facts: sinceFacts(today), sentence, unread, nextHref };
  });
