import type { LoaderFunctionArgs } from '@remix-run/node';
import { callBy } from '@domain/announcement/call-by';
import { draftText } from '@domain/announcement/draft';
import { firstNameOf } from '@domain/first-name';
import { readSent } from '~/features/leads/sent.server';
import { readDraft } from './save-step.server';
import { sentFact } from './sent-facts';

/** What was sent, as the sending has left it, or as the draft has it for who comes back later; null: nothing was. */
export async function sentAnnouncement({ request, context }: LoaderFunctionArgs) {
  const now = await readSent(request);
  const { draft } = await readDraft(request, context);
  const protocol = now?.protocol ?? draft?.sent?.protocol;
  if (!protocol) return null;
  const told = (fact: string, field: string) =>
    now?.facts.find(([name]) => name === fact)?.[1] ?? draftText(draft?.fields ?? {}, field);
  const sentAt = draft?.sent ? new Date(draft.sent.at) : new Date();
  return {
    protocol,
    firstName: now?.firstName ?? firstNameOf(draftText(draft!.fields, 'proprietario_nome')),
    email: told(sentFact.email, 'email'),
    preference: told(sentFact.preference, 'preferencia_contato'),
    sentAt: sentAt.toISOString(),
    callBy: callBy(sentAt),
    isSignedIn: context.session.user !== null,
  };
}
