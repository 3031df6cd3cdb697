import { type Kysely, sql } from 'kysely';
import { openDeletionList } from '@api/backup/deletion-list';
import type { Database } from '@api/db/schema';
import type { LeadDelivery } from '@api/db/schema-leads';
import { eraseDrafts } from '@api/repositories/announcement-drafts';
import { accountByEmail, accountEmail } from '@api/repositories/accounts';
import { completingKey } from '@domain/completing-lead';
import { deletePhotos } from '@api/announcements/photo-files';
import { eraseSubscriptions } from '@api/subscriptions/leave';
import { deliveriesOf } from './deliveries';
import { eraseKeptFiles, keyOfFile } from './kept-files';
import { type LeadPlaces, noPlaces } from './places';
import { deliveryKey } from './tell-lead';

/** What was erased of a person, and where else the person is known. */
export interface Erasure {
  /** Protocols of the leads that are gone. */
  leads: string[];
  /** Letters to the person that will not be sent any more. */
  letters: number;
  /** Files that are gone. */
  files: string[];
  /** Who was told before, or may have been: theirs to erase. */
  told: Pick<LeadDelivery, 'place' | 'address'>[];
  /** Whether an account has this e-mail: its owner deletes it. */
  hasAccount: boolean;
}

/**
 * Erases every lead of an e-mail, what waits of it, subscriptions, drafts with it of announcements, and the files of `dataDir`
 * that hold it.
 * @param places who is told to erase a subscription, too
 */
export async function eraseLeads(
  db: Kysely<Database>,
  email: string,
  dataDir: string,
  places: LeadPlaces = noPlaces,
): Promise<Erasure> {
  const address = accountEmail(email);
  const account = await accountByEmail(db, address);
  const files = await eraseKeptFiles(dataDir, address);
  const inDatabase = await db.transaction().execute(async (write) => {
    const own = write
      .selectFrom('lead')
      .select(['id', 'protocol', 'idempotency_key'])
      .where(sql`lower(email)`, '=', address);
    const leads = await own.forUpdate().execute();
    const ids = leads.map(({ id }) => id);
    const deliveries = await deleteLeads(write, ids);
    const drafts = await eraseDrafts(write, address);
    const subscriptions = await eraseSubscriptions(write, address, places);
    // The letters of an account are its owner's affair.
    const letters = write.deleteFrom('work').where('person', '=', address);
    const { numDeletedRows } = await (
      account ? letters.where(sql`details->>'letter'`, 'in', ['lead-received', 'subscription']) : letters
    ).executeTakeFirst();
    const keys = new Set([
      // What completes one may still lie in an outbox.
      ...leads.flatMap(({ idempotency_key: key }) => [key, completingKey(key)]),
      ...files.flatMap((file) => keyOfFile(file) ?? []),
    ]);
    await openDeletionList(dataDir).note([
      ...[...keys].map((key) => ({ what: 'lead-erased' as const, key })),
      ...subscriptions,
    ]);
    const told = deliveries.filter(({ state }) => state !== 'queued');
    return {
      drafts,
      leads: leads.map(({ protocol }) => protocol),
      letters: Number(numDeletedRows),
      told: placesIn(told),
    };
  });
  await deletePhotos(dataDir, { drafts: inDatabase.drafts, protocols: inDatabase.leads });
  return { ...inDatabase, files, hasAccount: account !== undefined };
}

/** Deletes leads with what waits of their deliveries, which it gives. */
export async function deleteLeads(write: Kysely<Database>, ids: number[]): Promise<LeadDelivery[]> {
  if (ids.length === 0) return [];
  const deliveries = [...(await deliveriesOf(write, ids)).values()].flat();
  for (const { id } of deliveries)
    await write.deleteFrom('work').where('key', '=', deliveryKey(id)).execute();
  await write.deleteFrom('lead').where('id', 'in', ids).execute();
  return deliveries;
}

const placesIn = (deliveries: readonly LeadDelivery[]) => [
  ...new Map(deliveries.map(({ place, address }) => [`${place} ${address}`, { place, address }])).values(),
];
