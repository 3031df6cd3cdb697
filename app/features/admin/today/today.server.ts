import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { greeting, isoDay, longDayText } from '@domain/kernel/moment';
import { firstNameOf } from '@domain/people/first-name';
import { orNull } from '~/back-end/or-null.server';
import { textOf } from '~/forms/forms.server';
import { adminLinks, intentField } from '../admin-links';
import { asMember, asMemberForm } from '../session/guard.server';
import { channelField, contactField } from '../answering/contact-fields';
import { takingReply } from '../answering/taking.server';
import { absenceText, offersSentence, offerView } from './offer-view';
import { sinceFacts, todayLists, todaySentence, unreadText } from './today-view';

export const todayData = (args: LoaderFunctionArgs) =>
  asMember(args, 'open', async ({ staff, session }) => {
    const now = clock.now();
    const { callDays } = args.context.settings.firm.texts.promises ?? {};
    // A broker's page greets the broker; that of all is the day's.
    const isOwn = session.grants['contacts.read'] === 'own';
    const absencesHref = session.grants['absences.write'] === 'own' ? adminLinks.absences() : null;
    const title = isOwn ? `${greeting(now)}, ${firstNameOf(session.member.name)}` : longDayText(isoDay(now));
    const today = await orNull(staff.today(), args.context.log);
    if (!today)
      return {
        ...{
          title,
          absencesHref,
          offers: [],
          absence: null,
          lists: [],
          facts: [],
          sentence: null,
          nextHref: null,
        },
        unread: 'Nada pôde ser lido agora. Recarregue a página em um minuto.',
      };
    const lists = todayLists(today, session, { now, callDays });
    const unread = unreadText(today.unread);
    // Nothing is said about the whole while a part of it is unknown.
    const offered = offersSentence(today, now);
    const isQuiet = lists.length === 0 && (unread !== null || offered !== '');
    const others = isQuiet ? '' : todaySentence(lists, today.since?.last_answer, now);
    const sentence = `${offered} ${others}`.trim() || null;
    const offers = (today.offers?.rows ?? []).map((offer) => offerView(offer, now));
    const canRead = session.grants['contacts.read'] !== undefined;
    const nextHref = lists.length === 0 && offers.length === 0 && canRead ? adminLinks.contacts() : null;
    return {
      ...{ title, absencesHref, offers, absence: absenceText(today), lists, facts: sinceFacts(today) },
      ...{ sentence, unread, nextHref },
    };
  });

/** Buttons of contacts. */
export const todayAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'contacts.write',
    [intentField, contactField, channelField],
    async ({ staff, session: { member }, typed }) => {
      const id = textOf(typed, contactField);
      const { log, settings } = args.context;
      const reply =
        /^[1-9]\d{0,9}$/.test(id) &&
        (await takingReply(
          {
            ...{ id: Number(id), intent: textOf(typed, intentField), staff, typed, member, log },
            brokerage: settings.firm,
          },
          adminLinks.today(),
        ));
      if (!reply) throw new Response(null, { status: 400 });
      return reply;
    },
  );
