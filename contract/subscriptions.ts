import { z } from 'zod';
import { subscriptionKinds, subscriptionStates } from '@domain/subscription';
import { ours } from './ours';

/** The token of a link in a letter, which travels in a call's body; any other text is a wrong one. */
export const subscriptionTokenBody = z.object({ token: ours(z.string().max(200)) });

/**
 * `POST subscriptions/link` (ours): what a link confirms, or ends; null: a wrong one, or one that is over. Opening it
 * changes nothing.
 */
export const subscriptionLinkAnswer = z.object({
  link: ours(
    z
      .object({
        purpose: z.enum(['confirm', 'leave']),
        /** With most of its letters hidden. */
        email: z.string(),
        kinds: z.array(z.enum(subscriptionKinds)),
        state: z.enum(subscriptionStates),
      })
      .nullable(),
  ),
});
export type SubscriptionLink = NonNullable<z.output<typeof subscriptionLinkAnswer>['link']>;

/*
 * `POST subscriptions/confirm` (ours): 410 where the link is over; twice is as once. `POST subscriptions/leave` (ours): twice
 * is as once, and a wrong token is answered alike.
 */
