import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as savedSearchNames from '@api/platform/db/migrations/0046-saved-search-names';
import { sqlNow } from '@api/platform/db/sql-now';
import { testApi } from '../support/api';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let account: number;
beforeAll(async () => {
  database = await openTestDatabase();
  await signedInCustomer(testApi(database).client);
  ({ id: account } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow());
});
afterAll(() => database.close());

const itaim = 'Itaim Bibi, São Paulo';

/** The name of a saved search after the migration ran twice. */
async function renamed(name: string, place: string | null): Promise<string> {
  const now = sqlNow();
  const { id } = await database.db
    .insertInto('saved_search')
    .values({
      ...{ account_id: account, name, place_label: place, criteria: '{}', criteria_version: 1 },
      ...{ currency: 'BRL', frequency: 'daily', baseline_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const _ of [1, 2]) await savedSearchNames.up(database.db as Kysely<unknown>);
  const row = database.db.selectFrom('saved_search').select('name').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).name;
}

it.each([
  [`Imóveis no ${itaim}, e a até 3 km`, itaim, `Imóveis a até 3 km do ${itaim}`],
  ['Casas à venda em Moema, e a até 2,5 km', 'Moema', 'Casas à venda a até 2,5 km de Moema'],
  ['Imóveis na Lagoa, e ao redor', 'Lagoa', 'Imóveis ao redor da Lagoa'],
])('a suggested name is as the listing says it: %j', async (name, place, after) => {
  expect(await renamed(name, place)).toBe(after);
});

it.each([
  [`Meu canto no ${itaim}`, itaim],
  ['Perto da escola, e a até 3 km', itaim],
  [`Imóveis no ${itaim}, e a até 3 km do metrô`, itaim],
  ['Imóveis no Leblon, e a até 3 km', null],
])('a typed name stays: %j', async (name, place) => {
  expect(await renamed(name, place)).toBe(name);
});
