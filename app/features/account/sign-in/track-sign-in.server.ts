import type { AppLoadContext } from '@remix-run/node';
import { socialProviders } from '@domain/people/providers';
import { queueEvent } from '~/features/marketing/analytics/analytics-queue.server';

interface SignedIn {
  method: string;
  /** null: the back end has none; an e-mail or its hash does not replace it. */
  publicId: string | null;
  isNew: boolean;
}

/** Queues a login or sign-up event, with the random id of a new account. */
export function trackSignIn(
  context: Pick<AppLoadContext, 'answer'>,
  { method: provider, publicId, isNew }: SignedIn,
): void {
  const method = socialProviders.find((each) => each === provider) ?? 'email';
  const signUp = { event: 'sign_up', method, user_id: publicId ?? undefined } as const;
  queueEvent(context, isNew ? signUp : { event: 'login', method });
}
