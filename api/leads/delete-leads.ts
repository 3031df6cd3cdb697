import type { Kysely } from 'kysely';
import { eraseValues } from '@api/audit/personal-data';
import { subjectOf } from '@api/audit/record-act';
import type { Deletion } from '@api/platform/db/deletion-list';
import { deliveriesOf } from './deliveries';
import { isWebhookSending, queueErasedEvent } from './erased-event';
import { deliveryKey, formerDeliveryKey } from './notify-lead';
import type { LeadsDatabase } from './schema';
import type { LeadDelivery, StoredLead } from './schema-leads';

export interface ErasedLeads {
  /** Deliveries that their destination received, or may have received. */
  received: LeadDelivery[];
  /** For the deletion list. */
  list: Extract<Deletion, { what: 'lead-erased' }>[];
}

/** Erases leads, and the values of acts on them; the webhook gets `lead.erased` for each that it may have. */
export async function eraseStoredLeads(
  write: Kysely<LeadsDatabase>,
  leads: readonly Pick<StoredLead, 'id' | 'protocol' | 'idempotency_key'>[],
  { isBulk = false } = {},
): Promise<ErasedLeads> {
  const isSending = await isWebhookSending(write);
  const received = await deleteLeads(
    write,
    leads.map(({ id }) => id),
  );
  await eraseValues(
    write,
    leads.map(({ id }) => subjectOf('lead', id)),
  );
  const list: ErasedLeads['list'] = [];
  for (const { id, protocol, idempotency_key: key } of leads) {
    const isNotified = hasWebhook(received, id);
    if (isNotified) await queueErasedEvent(write, protocol, { isSending, isBulk });
    list.push({ what: 'lead-erased', key, ...(isNotified && { protocol }) });
  }
  return { received, list };
}

export const hasWebhook = (received: readonly LeadDelivery[], lead: number): boolean =>
  received.some(({ place, lead_id }) => place === 'webhook' && lead_id === lead);

/** Deletes leads and the jobs of their deliveries. Returns the deliveries that may have been received. */
export async function deleteLeads(write: Kysely<LeadsDatabase>, ids: number[]): Promise<LeadDelivery[]> {
  if (ids.length === 0) return [];
  const received: LeadDelivery[] = [];
  for (const delivery of [...(await deliveriesOf(write, ids)).values()].flat()) {
    const jobs = await write
      .deleteFrom('work')
      .where('key', 'in', [deliveryKey(delivery.id), formerDeliveryKey(delivery.id)])
      .returning('held_until')
      .execute();
    if (wasTried(delivery) || jobs.some(({ held_until }) => held_until)) received.push(delivery);
  }
  await write.deleteFrom('lead').where('id', 'in', ids).execute();
  return received;
}

/** A completed or retried lead is queued again. */
const wasTried = ({ state, history }: LeadDelivery): boolean =>
  state !== 'queued' || history.some((event) => event.state !== 'queued');
