import type { Dirent } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { LeadDelivery } from '@api/db/schema-leads';
import { accountByEmail, accountEmail } from '@api/repositories/accounts';
import { deliveriesOf } from './deliveries';
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

/** Erases every lead of an e-mail, what waits of it, and the files of `dataDir` that hold it. */
export async function eraseLeads(db: Kysely<Database>, email: string, dataDir: string): Promise<Erasure> {
  const address = accountEmail(email);
  const account = await accountByEmail(db, address);
  const inDatabase = await db.transaction().execute(async (write) => {
    const own = write
      .selectFrom('lead')
      .select(['id', 'protocol'])
      .where(sql`lower(email)`, '=', address);
    const leads = await own.forUpdate().execute();
    const ids = leads.map(({ id }) => id);
    const deliveries = [...(await deliveriesOf(write, ids)).values()].flat();
    for (const { id } of deliveries)
      await write.deleteFrom('work').where('key', '=', deliveryKey(id)).execute();
    // The letters of an account are its owner's affair.
    const letters = write.deleteFrom('work').where('person', '=', address);
    const { numDeletedRows } = await (
      account ? letters.where(sql`details->>'letter'`, '=', 'lead-received') : letters
    ).executeTakeFirst();
    if (ids.length > 0) await write.deleteFrom('lead').where('id', 'in', ids).execute();
    const told = deliveries.filter(({ state }) => state !== 'queued');
    return {
      leads: leads.map(({ protocol }) => protocol),
      letters: Number(numDeletedRows),
      told: placesIn(told),
    };
  });
  return { ...inDatabase, files: await eraseFiles(dataDir, address), hasAccount: account !== undefined };
}

const placesIn = (deliveries: readonly LeadDelivery[]) => [
  ...new Map(deliveries.map(({ place, address }) => [`${place} ${address}`, { place, address }])).values(),
];

/** Where the website keeps leads on their way, and where letters lie without a mail server. */
const folders = ['outbox', 'emails'];

async function eraseFiles(dataDir: string, address: string): Promise<string[]> {
  const erased: string[] = [];
  for (const folder of folders) {
    const options = { withFileTypes: true, recursive: true } as const;
    const entries = await readdir(join(dataDir, folder), options).catch(() => [] as Dirent[]);
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'utf8').catch(() => '');
      if (!text.toLowerCase().includes(address)) continue;
      await rm(path, { force: true });
      erased.push(path);
    }
  }
  return erased;
}
