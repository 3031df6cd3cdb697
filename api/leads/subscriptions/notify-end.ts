import type { Kysely } from 'kysely';
import type { LeadsDatabase } from '../schema';
import type { Subscription } from './schema-subscriptions';
import { type LeadDestinations, namedDestinations } from '../destinations';
import { lineTo, webhookJobName } from '../notify-lead';
import { mailJobName, type QueuedEmail } from '@api/platform/email/queue-mail';
import { addJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import type { SubscriptionEnd } from '@domain/leads/subscription';

/** Runs after earlier deliveries about the person. Mautic has no form for it. */
export async function notifyEnd(
  write: Kysely<LeadsDatabase>,
  { kind, email }: Pick<Subscription, 'kind' | 'email'>,
  what: SubscriptionEnd['what'],
  places: LeadDestinations,
): Promise<void> {
  const end: SubscriptionEnd = { kind, email, what, at: clock.now().toISOString() };
  for (const named of await namedDestinations(write, { kind, broker: null }, places)) {
    const { place, address } = named;
    const line = lineTo(named, email);
    if (place === 'webhook') await addJob(write, { kind: webhookJobName, line, details: { about: { end } } });
    if (place !== 'house') continue;
    const details: QueuedEmail<'subscription-ended'> = {
      letter: 'subscription-ended',
      about: end,
      to: address,
    };
    await addJob(write, { kind: mailJobName, line, details });
  }
}
