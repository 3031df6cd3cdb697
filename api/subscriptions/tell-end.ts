import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Subscription } from '@api/db/schema-subscriptions';
import { type LeadPlaces, placesNamed } from '@api/leads/places';
import { lineTo, webhookWork } from '@api/leads/tell-lead';
import { mailWork, type QueuedLetter } from '@api/mail/queue-mail';
import { addWork } from '@api/work/queue';
import { clock } from '@domain/clock';
import type { SubscriptionEnd } from '@domain/subscription';

/**
 * Tells webhook and house of an end, after all that they are told of the person. The address waits with it, since it is
 * what they have to find; a marketing form has no word for it, so the house's letter says where else it may be.
 */
export async function tellEnd(
  write: Kysely<Database>,
  { kind, email }: Pick<Subscription, 'kind' | 'email'>,
  what: SubscriptionEnd['what'],
  places: LeadPlaces,
): Promise<void> {
  const end: SubscriptionEnd = { kind, email, what, at: clock.now().toISOString() };
  for (const named of await placesNamed(write, { kind, broker: null }, places)) {
    const { place, address } = named;
    const line = lineTo(named, email);
    if (place === 'webhook') await addWork(write, { kind: webhookWork, line, details: { about: { end } } });
    if (place !== 'house') continue;
    const details: QueuedLetter<'subscription-ended'> = {
      letter: 'subscription-ended',
      about: end,
      to: address,
    };
    await addWork(write, { kind: mailWork, line, details });
  }
}
