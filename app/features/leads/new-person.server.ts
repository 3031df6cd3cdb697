import type { AppLoadContext } from '@remix-run/node';
import type { LeadInput } from '@contract/leads';
import { isSubscription } from '@domain/leads/subscription';

/** The visitor waits for the contact's own answer. */
const budgetShare = 0.12;

/** Whether the e-mail has no account, only for our e-mails; false on errors, and for subscribers and owners. */
export async function isNewPerson(
  { api, session }: Pick<AppLoadContext, 'api' | 'session'>,
  { kind, email }: Pick<LeadInput, 'kind' | 'email'>,
): Promise<boolean> {
  if (isSubscription(kind) || kind === 'your-property') return false;
  return api
    .auth(session.caller)
    .checkEmail(email, { budgetShare })
    .then(({ email_exists }) => !email_exists)
    .catch(() => false);
}
