import type { Kysely } from 'kysely';
import { deliveriesOf } from '@api/leads/deliveries';
import { deliveryKey } from '@api/leads/notify-lead';
import type { LeadDelivery } from '@api/leads/schema-leads';
import type { StaffContact } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';

/** Deliveries with their attempts, and when the next one is. */
export async function contactDeliveries(
  db: Kysely<ContactsDatabase>,
  lead: number,
): Promise<StaffContact['deliveries']> {
  const deliveries = (await deliveriesOf(db, [lead])).get(lead)!;
  if (deliveries.length === 0) return [];
  const jobs = await db
    .selectFrom('work')
    .select(['key', 'next_attempt_at'])
    .where(
      'key',
      'in',
      deliveries.map(({ id }) => deliveryKey(id)),
    )
    .where('failed_at', 'is', null)
    .execute();
  return deliveries.map((delivery) => ({
    ...{ id: delivery.id, place: delivery.place, address: delivery.address, state: delivery.state },
    ...eventsOf(delivery),
    next_at: jobs.find(({ key }) => key === deliveryKey(delivery.id))?.next_attempt_at.toISOString() ?? null,
  }));
}

function eventsOf({ history }: LeadDelivery) {
  const events = history.map(({ at, state, reason, errors, times }) => ({
    ...{ at, state, reason: reason ?? null, times: times ?? 1 },
    errors: errors
      ? Object.entries(errors)
          .map(([field, text]) => (field ? `${field}: ${text}` : text))
          .join('; ')
      : null,
  }));
  const attempts = events
    .filter(({ state }) => state !== 'queued')
    .reduce((sum, { times }) => sum + times, 0);
  return { events, attempts };
}
