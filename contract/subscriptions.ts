import { z } from 'zod';
import { subscriptionKinds, subscriptionStates } from '@domain/leads/subscription';
import { ours } from './ours';

export const subscriptionTokenBody = z.object({ token: ours(z.string().max(200)) });

/** `POST subscriptions/link` (ours), read-only: subscriptions of a link. null: unknown or expired. */
export const subscriptionLinkAnswer = z.object({
  link: ours(
    z
      .object({
        purpose: z.enum(['confirm', 'leave']),
        email: z.string(),
        kinds: z.array(z.enum(subscriptionKinds)),
        state: z.enum(subscriptionStates),
      })
      .nullable(),
  ),
});
export type SubscriptionLink = NonNullable<z.output<typeof subscriptionLinkAnswer>['link']>;

// `POST subscriptions/confirm`, `leave` (ours): idempotent. 410: expired. `leave` accepts an unknown token.
