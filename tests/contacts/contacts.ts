import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '@api/database';
import type { DeliveryState, LeadDestination } from '@api/leads/schema-leads';
import { deliveryKey, webhookJobName } from '@api/leads/notify-lead';
import { clock } from '@domain/kernel/clock';

let made = 0;

/** A lead as the website stores it, with deliveries if named. @returns its id */
export async function addContact(
  db: Kysely<Database>,
  given: Partial<Insertable<Database['lead']>> = {},
  deliveries: Partial<Record<LeadDestination, DeliveryState>> = {},
): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('lead')
    .values({
      ...{ idempotency_key: randomUUID(), protocol: `2611-${String(made).padStart(6, '0')}`, kind: 'lead' },
      ...{ name: 'Rafael Monteiro', email: 'rafael@exemplo.com.br', whatsapp: '+55 (11) 98765-4321' },
      ...{ cpf: null, message: null, product_id: null, broker: null, details: '{}', campaign: '{}' },
      ...{ request_id: null, consent_version: '2026-11-25', consent_at: null, suspicion: null },
      ...{ completed_at: null, created_at: clock.now() },
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, state] of Object.entries(deliveries) as [LeadDestination, DeliveryState][]) {
    const history = JSON.stringify([{ state, at: clock.now() }]);
    const delivery = await db
      .insertInto('lead_delivery')
      .values({ lead_id: id, place, address: '', state, history })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (state === 'queued' || state === 'waiting') await addDeliveryJob(db, delivery.id);
  }
  return id;
}

export const addBroker = async (db: Kysely<Database>, slug: string, email: string | null = null) =>
  (
    await db
      .insertInto('broker')
      .values({ slug, name: `Corretora ${slug}`, creci: '1-F', email } as Insertable<Database['broker']>)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Of a delivery that waits: without it the lead counts as lost. It runs tomorrow. */
async function addDeliveryJob(db: Kysely<Database>, delivery: number): Promise<void> {
  const at = new Date(clock.nowMs() + 24 * 3600_000);
  await db
    .insertInto('work')
    .values({
      ...{ kind: webhookJobName, key: deliveryKey(delivery), line: null, account_id: null, person: null },
      ...{ created_at: clock.now(), next_attempt_at: at },
    })
    .execute();
}
