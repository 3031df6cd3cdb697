import type { Kysely } from 'kysely';
import { waitFor } from '@api/platform/http/limits';
import { hashOf } from '@api/platform/http/secrets';
import type { LeadsDatabase } from './schema';
import type { StoredLead } from './schema-leads';
import { mailJobName, queueMail, type QueuedEmail } from '@api/platform/email/queue-mail';
import { accountEmail } from '@api/accounts/queries/accounts';
import { addJob, type NewJob } from '@api/platform/jobs/queue';
import { clock } from '@domain/kernel/clock';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { type LeadDestinations, type NamedDestination, destinationsOf } from './destinations';
import { requestDistribution } from './distribution';

export const webhookJobName = 'webhook';
/** Longer than an attempt may take (webhook.ts). */
export const webhookClaimSeconds = 60;
export const formJobName = 'marketing-form';

type TellableLead = Pick<StoredLead, 'id' | 'kind' | 'email' | 'broker' | 'channel' | 'portal'>;

export const deliveryKey = (delivery: number) => `lead:${delivery}`;
/** Of an attempt that runs while the lead is completed (complete-lead.ts). */
export const formerDeliveryKey = (delivery: number) => `${deliveryKey(delivery)}:antes`;

/** Queues the deliveries, the distribution and the receipt. Call it in the transaction that saves the lead. */
export async function notifyLead(
  write: Kysely<LeadsDatabase>,
  lead: TellableLead,
  places: LeadDestinations,
  from?: LeadOrigin | null,
): Promise<void> {
  await notifyDestinations(write, lead, await destinationsOf(write, lead, places), from);
  await requestDistribution(write, lead.id);
  await sendReceipt(write, lead);
}

/** Queues a delivery for each destination that has none yet. */
export async function notifyDestinations(
  write: Kysely<LeadsDatabase>,
  lead: TellableLead,
  places: readonly NamedDestination[],
  from?: LeadOrigin | null,
): Promise<void> {
  const history = JSON.stringify([{ state: 'queued', at: clock.now().toISOString() }]);
  for (const place of places) {
    const added = await write
      .insertInto('lead_delivery')
      .values({ lead_id: lead.id, ...place, history })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await addJob(write, deliveryJob(added.id, lead.email, place, from));
  }
}

/**
 * Deliveries of one sender to one destination run in order, except to Mautic, where one may wait a day.
 * @param from for Mautic only; deleted with the job
 */
export function deliveryJob(
  id: number,
  email: string,
  { place, address }: NamedDestination,
  from?: LeadOrigin | null,
): NewJob {
  const about = { delivery: id };
  if (place === 'mautic') return { key: deliveryKey(id), kind: formJobName, details: { about, from } };
  // Without an e-mail leads have nothing in common.
  const line = email === '' ? undefined : lineTo({ place, address }, email);
  const job = { key: deliveryKey(id), line };
  if (place === 'webhook') return { ...job, kind: webhookJobName, details: { about } };
  const queuedEmail: QueuedEmail<'lead'> = { letter: 'lead', about, to: address };
  return { ...job, kind: mailJobName, details: queuedEmail };
}

/** Jobs in one line run in order. */
export const lineTo = ({ place, address }: NamedDestination, email: string) =>
  hashOf([place, address, email.toLowerCase()].join(' '));

/** The address is unverified: few receipts a day, without visitor input. */
export async function sendReceipt(write: Kysely<LeadsDatabase>, { id, email }: TellableLead): Promise<void> {
  if ((await waitFor(write, 'receiptsByEmail', accountEmail(email))) > 0) return;
  await queueMail(write, 'lead-received', { email }, { lead: id });
}
