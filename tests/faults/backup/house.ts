import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDeletionList } from '@api/backup/deletion-list';
import { noPlaces } from '@api/leads/places';
import { keepHome } from '@api/repositories/favorites';
import { openPhotoStore } from '@api/photos/store';
import { cheap, testApi } from '../../support/api';
import { fillCatalogue, makeListing } from '../../support/catalogue';
import { signedInCustomer } from '../../support/customer';
import type { TestDatabase } from '../../support/database';

export const photoKey = '0123456789abcdef01234567';
export const secret = 'a-secret-of-the-sessions-of-32-letters';

/** The back end of a house over its database, which notes deletions in its data folder. */
export const backEndOf = (database: TestDatabase) =>
  testApi(
    database,
    cheap,
    { identity: null, google: null },
    { ...noPlaces, house: ['contatos@casa.com.br'] },
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
export async function furnish(database: TestDatabase) {
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
    await keepHome(db, { account, property: ids.get('AP 1')! });
  await client.sendLead(aLead('fica@exemplo.com.br', 'a-lead-that-stays-01'));
  await client.sendLead(aLead('vai@exemplo.com.br', 'a-lead-that-goes-001'));
  await mkdir(path.join(dataDir, 'outbox'), { recursive: true });
  const onItsWay = (key: string, email: string) =>
    writeFile(path.join(dataDir, 'outbox', `${key}.json`), JSON.stringify(aLead(email, key)));
  await onItsWay('a-lead-on-its-way-01', 'vai@exemplo.com.br');
  await onItsWay('a-lead-on-its-way-02', 'fica@exemplo.com.br');
  await writeFile(path.join(dataDir, 'session-secret'), secret);
  await openPhotoStore(dataDir).writeOriginal(photoKey, Buffer.from('a photo'));
  return { client, people };
}
