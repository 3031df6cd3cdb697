import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDeletionList } from '@api/platform/db/deletion-list';
import { noDestinations } from '@api/leads/destinations';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { openPhotoStore } from '@api/platform/photos/store';
import { cheap, testApi } from '@tests/support/api';
import { fillCatalogue, makeListing } from '@tests/support/catalogue';
import { signedInCustomer } from '@tests/support/customer';
import type { TestDatabase } from '@tests/support/database';

export const photoKey = '0123456789abcdef01234567';
export const secret = 'a-secret-of-the-sessions-of-32-letters';

/** The back end of a house over its database, which notes deletions in its data folder. */
export const backEndOf = (database: TestDatabase) =>
  testApi(
    database,
    cheap,
    { identity: null, google: null },
    { ...noDestinations, house: ['contatos@casa.com.br'] },
    openDeletionList(database.dataDir),
  ).client;

export const aLead = (email: string, key: string) => ({
  idempotency_key: key,
  kind: 'contact' as const,
  name: 'Clara Nunes',
  email,
  message: 'Quero visitar.',
  consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
});

/** Fills a database and its data folder with a little of everything: a home, people, favourites, leads, a photo. */
export async function seedData(database: TestDatabase) {
  const { db, dataDir } = database;
  const client = backEndOf(database);
  const ids = await fillCatalogue(db, [
    makeListing({ reference: 'AP 1' }),
    makeListing({ reference: 'AP 2' }),
  ]);
  const people = {
    stays: await signedInCustomer(client),
    goes: await signedInCustomer(client),
    leaves: await signedInCustomer(client),
  };
  for (const { id: account } of await db.selectFrom('account').select('id').execute())
    await saveFavorite(db, { account, property: ids.get('AP 1')! });
  await client.sendLead(aLead('fica@exemplo.com.br', 'a-lead-that-stays-01'));
  await client.sendLead(aLead('vai@exemplo.com.br', 'a-lead-that-goes-001'));
  await mkdir(path.join(dataDir, 'outbox'), { recursive: true });
  const writeToOutbox = (key: string, email: string) =>
    writeFile(path.join(dataDir, 'outbox', `${key}.json`), JSON.stringify(aLead(email, key)));
  await writeToOutbox('a-lead-on-its-way-01', 'vai@exemplo.com.br');
  await writeToOutbox('a-lead-on-its-way-02', 'fica@exemplo.com.br');
  await writeFile(path.join(dataDir, 'session-secret'), secret);
  await openPhotoStore(dataDir).writeOriginal(photoKey, Buffer.from('a photo'));
  return { client, people };
}
