import type { AppLoadContext } from '@remix-run/node';
import type { LeadInput } from '@contract/leads';
import { isSubscription } from '@domain/subscription';

/** How long a lead waits to be told whether its person is known, in ms. */
const patienceMs = 500;

/**
 * Whether nobody has registered with a lead's e-mail (`check/email`): the back end is told so, and whoever it is, by letter
 * alone. Where nobody can say, or over the limit, nothing is said. Subscribers and owners have letters of their own.
 */
export async function isNewPerson(
  { api, session }: Pick<AppLoadContext, 'api' | 'session'>,
  { kind, email }: Pick<LeadInput, 'kind' | 'email'>,
): Promise<boolean> {
  if (isSubscription(kind) || kind === 'your-property') return false;
  return api
    .auth(session.caller)
    .checkEmail(email, { timeoutMs: patienceMs })
    .then(({ email_exists }) => !email_exists)
    .catch(() => false);
}
