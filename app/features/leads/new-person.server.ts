import type { AppLoadContext } from '@remix-run/node';
import type { LeadInput } from '@contract/leads';
import { isSubscription } from '@domain/leads/subscription';
import { budgetShare } from '~/back-end/page-time-budget.server';

/** Of a page's time budget: 300 ms by default. */
const lookupShare = 0.12;

/** Whether the e-mail has no account, only for our e-mails; false on errors, and for subscribers and owners. */
export async function isNewPerson(
  { api, session }: Pick<AppLoadContext, 'api' | 'session'>,
  { kind, email }: Pick<LeadInput, 'kind' | 'email'>,
): Promise<boolean> {
  if (isSubscription(kind) || kind === 'your-property') return false;
  return api
    .auth(session.caller)
    .checkEmail(email, { timeoutMs: budgetShare(api, lookupShare) })
    .then(({ email_exists }) => !email_exists)
    .catch(() => false);
}
