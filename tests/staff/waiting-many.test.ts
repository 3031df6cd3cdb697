import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleWhoFit } from '@api/waiting-people/queries/people-who-fit';
import { clock, replaceClock } from '@domain/kernel/clock';
import { criteriaOf, criteriaVersion } from '@domain/saved-search/criteria';
import { emptyFilters } from '@domain/search/normalize';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let property: { id: number; currency: 'BRL' };
let accounts: number[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const ids = await fillCatalogue(db, [makeListing({ reference: 'CASA' })]);
  property = { id: ids.get('CASA')!, currency: 'BRL' };
  accounts = [];
  const criteria = JSON.stringify(criteriaOf({ ...emptyFilters(), negotiation: 'sell', localName: 'Moema' }));
  for (const email of ['antiga@exemplo.com.br', 'nova@exemplo.com.br']) {
    const { id } = await makeAccount(db, { email, verified_at: clock.now() });
    accounts.push(id);
    await sql`insert into saved_search (account_id, name, criteria, criteria_version, currency, frequency)
      select ${id}::int, 'Casa', ${criteria}::jsonb, ${criteriaVersion}::int, 'BRL', 'off'
      from generate_series(1, 250)`.execute(db);
  }
});
afterAll(() => database.close());

/** A clock on which each look takes this long. */
function ticking(ms: number) {
  let now = clock.monotonicNow();
  const { now: date, nowMs } = clock;
  return replaceClock({ now: date, nowMs, monotonicNow: () => (now += ms) });
}

test('reads all searches while there is time', async () => {
  const { fits, isPartial } = await peopleWhoFit(database.db, property);
  expect([[...fits.keys()].toSorted(), isPartial]).toEqual([accounts.toSorted(), false]);
});

test('of very many reads the newest, and says so', async () => {
  const restore = ticking(800);
  try {
    const { fits, isPartial } = await peopleWhoFit(database.db, property);
    expect([[...fits.keys()], isPartial]).toEqual([[accounts[1]], true]);
  } finally {
    restore();
  }
});
