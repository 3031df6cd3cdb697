import type { AppLoadContext } from '@remix-run/node';
import { socialProviders } from '@domain/providers';
import { tellNext } from '~/features/marketing/analytics/tell-next.server';

interface SignedIn {
  /** Who proved it. */
  method: string;
  /** The account's number, where the back end tells it. */
  user: number | null;
  isNew: boolean;
}

/**
 * Analytics hear of somebody who has signed in, or has made an account and with it signed in. Of the account they get a
 * keyed hash of its number: nobody without the key comes from one to the other.
 */
export function tellSignIn(
  context: Pick<AppLoadContext, 'answer' | 'seals'>,
  { method: provider, user, isNew }: SignedIn,
): void {
  const method = socialProviders.find((each) => each === provider) ?? 'email';
  if (!isNew) return tellNext(context, { event: 'login', method });
  const user_id = user === null ? undefined : context.seals.hash('analytics', String(user));
  tellNext(context, { event: 'sign_up', method, user_id });
}
