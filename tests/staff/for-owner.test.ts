import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffOwnProperties } from '@contract/staff-checks';
import { addBroker } from '../contacts/contacts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { setVisibility } from '../reserved/hidden-listings';
import { staffApi } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let token: string;
let ids: Map<string, number>;

beforeAll(async () => {
  database = await openTestDatabase();
  await addBroker(database.db, 'tomas', 'corretor@casa.com.br');
  const alike = (reference: string, sellPrice: number) =>
    makeListing({ reference, sellPrice, area: 100, propertyType: 'apartamento' });
  const others = [1_900_000, 2_000_000, 2_100_000, 2_200_000, 2_300_000];
  ids = await fillCatalogue(database.db, [
    { ...alike('A1', 2_150_000), brokerSlug: 'tomas' },
    ...others.map((price, n) => alike(`B${n}`, price)),
  ]);
  api = staffApi(database);
  ({ token } = await api.member('corretor'));
});
afterAll(() => database.close());

const own = async (): Promise<StaffOwnProperties['rows'][number]['for_owner']> =>
  (await api.good('GET', 'staff/own-properties', token)).data.rows[0].for_owner;

test('compares the price for a m² with five alike, and not with hidden ones', async () => {
  expect(await own()).toEqual({
    place: null,
    square_metre: { n: 5, low: 20_000, high: 22_000, own: 21_500 },
  });
  await setVisibility(database.db, [ids.get('B0')!], 'reserved');
  expect(await own()).toEqual({ place: null, square_metre: null });
});
