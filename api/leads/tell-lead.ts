import type { Kysely } from 'kysely';
import { waitFor } from '@api/auth/limits';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import type { StoredLead } from '@api/db/schema-leads';
import { mailWork, queueMail, type QueuedLetter } from '@api/mail/queue-mail';
import { accountEmail } from '@api/repositories/accounts';
import { addWork, type NewWork } from '@api/work/queue';
import { clock } from '@domain/clock';
import type { LeadOrigin } from '@domain/lead-origin';
import { type LeadPlaces, type NamedPlace, placesOf } from './places';

/** The kinds of work that posting leads is, to the operator's system and to its marketing forms. */
export const webhookWork = 'webhook';
export const formWork = 'marketing-form';

type TellableLead = Pick<StoredLead, 'id' | 'kind' | 'email' | 'broker'>;

/** The key that the work of a delivery waits under, whatever its kind. */
export const deliveryKey = (delivery: number) => `lead:${delivery}`;

/** Queues a new lead for all its places, and for its person; in the transaction that keeps it. */
export async function tellLead(
  write: Kysely<Database>,
  lead: TellableLead,
  places: LeadPlaces,
  from?: LeadOrigin | null,
): Promise<void> {
  await tellPlaces(write, lead, await placesOf(write, lead, places), from);
  await tellPerson(write, lead);
}

/** Queues a lead for those of the places that it is not told to yet. */
export async function tellPlaces(
  write: Kysely<Database>,
  lead: TellableLead,
  places: readonly NamedPlace[],
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
    if (added) await addWork(write, deliveryWork(added.id, lead.email, place, from));
  }
}

/**
 * A delivery as work: what one person sends goes to one place in its order, but to the marketing forms, where one that waits
 * for a day would hold up the next.
 * @param from of use to a marketing form; it is kept no longer than the work waits
 */
export function deliveryWork(
  id: number,
  email: string,
  { place, address }: NamedPlace,
  from?: LeadOrigin | null,
): NewWork {
  const about = { delivery: id };
  if (place === 'mautic') return { key: deliveryKey(id), kind: formWork, details: { about, from } };
  const work = { key: deliveryKey(id), line: lineTo({ place, address }, email) };
  if (place === 'webhook') return { ...work, kind: webhookWork, details: { about } };
  const letter: QueuedLetter<'lead'> = { letter: 'lead', about, to: address };
  return { ...work, kind: mailWork, details: letter };
}

/** The line of what one person sends to one place. */
export const lineTo = ({ place, address }: NamedPlace, email: string) =>
  hashOf([place, address, email.toLowerCase()].join(' '));

/** 'Recebemos o seu contato': to an address that anybody may have typed, so few a day, and without a word of theirs. */
async function tellPerson(write: Kysely<Database>, { id, email }: TellableLead): Promise<void> {
  if ((await waitFor(write, 'receiptsByEmail', accountEmail(email))) > 0) return;
  await queueMail(write, 'lead-received', { email }, { lead: id });
}
