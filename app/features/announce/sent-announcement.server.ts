import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { withinDays } from '@domain/brokerage/promise-texts';
import { callBy, callByDay } from '@domain/announcement/call-by';
import { draftText } from '@domain/announcement/draft';
import { isoDay, recentMomentText } from '@domain/kernel/moment';
import { firstNameOf } from '@domain/people/first-name';
import { readSent } from '~/features/leads/sent.server';
import { photosAfterSending } from './photo-target.server';
import { readDraft } from './save-step.server';
import { sentFact } from './sent-facts';

/** The sent announcement, from the flash data or the draft; null if nothing was sent. */
export async function sentAnnouncement({ request, context }: LoaderFunctionArgs) {
  const now = clock.now();
  const just = await readSent(request);
  const { draft } = await readDraft(request, context);
  const protocol = just?.protocol ?? draft?.sent?.protocol;
  if (!protocol) return null;
  const factOf = (fact: string, field: string) =>
    just?.facts.find(([name]) => name === fact)?.[1] ?? draftText(draft?.fields ?? {}, field);
  const sentAt = draft?.sent ? new Date(draft.sent.at) : now;
  const { callDays } = context.settings.firm.texts.promises ?? {};
  return {
    protocol,
    firstName: just?.firstName ?? firstNameOf(draftText(draft!.fields, 'proprietario_nome')),
    email: factOf(sentFact.email, 'email'),
    preference: factOf(sentFact.preference, 'preferencia_contato'),
    received: recentMomentText(sentAt, now),
    isOverdue: callDays !== undefined && isoDay(now) > callByDay(sentAt, callDays),
    callBy: callDays === undefined ? null : callBy(sentAt, callDays),
    within: withinDays(callDays),
    photos: await photosAfterSending(request, context, protocol),
    isSignedIn: context.session.user !== null,
  };
}
