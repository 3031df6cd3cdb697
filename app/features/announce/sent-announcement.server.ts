import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/clock';
import { callBy, callByDay } from '@domain/announcement/call-by';
import { draftText } from '@domain/announcement/draft';
import { isoDay, recentMomentText } from '@domain/moment';
import { firstNameOf } from '@domain/first-name';
import { readSent } from '~/features/leads/sent.server';
import { photosAfterSending } from './photo-place.server';
import { readDraft } from './save-step.server';
import { sentFact } from './sent-facts';

/** What was sent, as the sending has left it, or as the draft has it for who comes back later; null: nothing was. */
export async function sentAnnouncement({ request, context }: LoaderFunctionArgs) {
  const now = clock.now();
  const just = await readSent(request);
  const { draft } = await readDraft(request, context);
  const protocol = just?.protocol ?? draft?.sent?.protocol;
  if (!protocol) return null;
  const told = (fact: string, field: string) =>
    just?.facts.find(([name]) => name === fact)?.[1] ?? draftText(draft?.fields ?? {}, field);
  const sentAt = draft?.sent ? new Date(draft.sent.at) : now;
  return {
    protocol,
    firstName: just?.firstName ?? firstNameOf(draftText(draft!.fields, 'proprietario_nome')),
    email: told(sentFact.email, 'email'),
    preference: told(sentFact.preference, 'preferencia_contato'),
    received: recentMomentText(sentAt, now),
    /** The day until which somebody calls is over. */
    isOverdue: isoDay(now) > callByDay(sentAt),
    callBy: callBy(sentAt),
    /** Where its owner adds photos; null: nowhere. */
    photos: await photosAfterSending(request, context, protocol),
    isSignedIn: context.session.user !== null,
  };
}
