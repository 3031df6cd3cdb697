import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffWaitingPeople } from '@contract/staff-waiting-people';
import { clock } from '@domain/kernel/clock';
import { criteriaOf, criteriaVersion } from '@domain/saved-search/criteria';
import { emptyFilters } from '@domain/search/normalize';
import { addContact } from '../contacts/contacts';
import { staffApi } from '../staff/staff-api';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const searches = 100_000;
/** 1.5 s of reading, one batch, and the rest of the call, on a machine that does other work too. */
const limitMs = 6_000;

let database: TestDatabase;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  id = (await fillCatalogue(db, [makeListing({ reference: 'CASA' })])).get('CASA')!;
  const verified_at = clock.now();
  const { id: many } = await makeAccount(db, { email: 'muitas@exemplo.com.br', verified_at });
  const { id: last } = await makeAccount(db, { email: 'clara@exemplo.com.br', verified_at });
  const criteria = (max: number) =>
    criteriaOf({ ...emptyFilters(), negotiation: 'sell', localName: 'Moema', price: { max } });
  // Prices differ, so that no answer is shared.
  await sql`insert into saved_search (account_id, name, criteria, criteria_version, currency, frequency)
    select ${many}::int, 'Casa', jsonb_set(${JSON.stringify(criteria(1))}::jsonb, '{price,max}', to_jsonb(1000000 + n)),
      ${criteriaVersion}::int, 'BRL', 'off' from generate_series(1, ${searches}::int) n`.execute(db);
  await sql`insert into saved_search (account_id, name, criteria, criteria_version, currency, frequency)
    values (${last}::int, 'Casa', ${JSON.stringify(criteria(9_000_000))}::jsonb, ${criteriaVersion}::int, 'BRL', 'off')`.execute(
    db,
  );
  await addContact(db, { name: 'Clara', email: 'clara@exemplo.com.br' });
}, 300_000);
afterAll(() => database.close());

test('of 100,000 saved searches the newest are read, in time', async () => {
  const api = staffApi(database);
  const { token } = await api.member('direcao');
  const start = performance.now();
  const { data } = await api.good('GET', `staff/properties/${id}/waiting`, token);
  const ms = performance.now() - start;
  const { is_partial, people } = data as StaffWaitingPeople;
  console.warn(`waiting people of ${searches} searches: ${Math.round(ms)} ms, partial: ${is_partial}`);
  expect(people.map(({ name }) => name)).toContain('Clara');
  expect(ms).toBeLessThan(limitMs);
}, 120_000);
