import type { Kysely } from 'kysely';
import { waitFor } from '@api/auth/limits';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import type { StoredLead } from '@api/db/schema-leads';
import { mailWork, queueMail, type QueuedLetter } from '@api/mail/queue-mail';
import { accountEmail } from '@api/repositories/accounts';
import { addWork, type NewWork } from '@api/work/queue';
import { type LeadPlaces, type NamedPlace, placesOf } from './places';

/** The kind of work that posting leads is. */
export const webhookWork = 'webhook';

type TellableLead = Pick<StoredLead, 'id' | 'kind' | 'email' | 'broker'>;

/** The key that the work of a delivery waits under, whatever its kind. */
export const deliveryKey = (delivery: number) => `lead:${delivery}`;

/** Queues a new lead for all its places, and for its person; in the transaction that keeps it. */
export async function tellLead(
  write: Kysely<Database>,
  lead: TellableLead,
  places: LeadPlaces,
): Promise<void> {
  await tellPlaces(write, lead, await placesOf(write, lead, places));
  await tellPerson(write, lead);
}

/** Queues a lead for those of the places that it is not told to yet. */
export async function tellPlaces(
  write: Kysely<Database>,
  lead: TellableLead,
  places: readonly NamedPlace[],
): Promise<void> {
  const history = JSON.stringify([{ state: 'queued', at: new Date().toISOString() }]);
  for (const place of places) {
    const added = await write
      .insertInto('lead_delivery')
      .values({ lead_id: lead.id, ...place, history })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await addWork(write, deliveryWork(added.id, lead.email, place));
  }
}

/** A delivery as work: what one person sends goes to one place in its order. */
export function deliveryWork(id: number, email: string, { place, address }: NamedPlace): NewWork {
  const about = { delivery: id };
  const work = { key: deliveryKey(id), line: hashOf([place, address, email.toLowerCase()].join(' ')) };
  if (place === 'webhook') return { ...work, kind: webhookWork, details: { about } };
  const letter: QueuedLetter<'lead'> = { letter: 'lead', about, to: address };
  return { ...work, kind: mailWork, details: letter };
}

/** 'Recebemos o seu contato': to an address that anybody may have typed, so few a day, and without a word of theirs. */
async function tellPerson(write: Kysely<Database>, { id, email }: TellableLead): Promise<void> {
  if ((await waitFor(write, 'receiptsByEmail', accountEmail(email))) > 0) return;
  await queueMail(write, 'lead-received', { email }, { lead: id });
}
