import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceDemandOf, refreshPriceDemand } from '@api/owners/report/price-demand';
import { criteriaOf, criteriaVersion } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { clock } from '@domain/kernel/clock';

const M = 1_000_000;
const monday = new Date('2026-11-23T11:00:00Z');
const sunday = new Date('2026-11-29T11:00:00Z');
const nextMonday = new Date('2026-11-30T11:00:00Z');

describe.each(testEngines)('the mirror of demand, on %s', (engine) => {
  let database: TestDatabase;
  let home: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const ids = await fillCatalogue(database.db, [
      makeListing({ reference: 'CASA', sellPrice: 7_900_000, bedrooms: 4 }),
    ]);
    home = ids.get('CASA')!;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['demand_mirror', 'property_owner', 'staff_member', 'account'] as const)
      await database.db.deleteFrom(table).execute();
    await own('dona@exemplo.com.br');
  });

  const own = (email: string) =>
    database.db.insertInto('property_owner').values({ property_id: home, email }).execute();
  const person = (given: Parameters<typeof makeAccount>[1] = {}) =>
    makeAccount(database.db, { verified_at: new Date(), ...given });
  const search = (account: number, filters: Partial<SearchFilters>, currency = 'BRL') =>
    database.db
      .insertInto('saved_search')
      .values({
        account_id: account,
        name: 'Casa',
        criteria: JSON.stringify(criteriaOf({ ...emptyFilters(), negotiation: 'sell', ...filters })),
        criteria_version: criteriaVersion,
        currency,
        frequency: 'off',
        ...{ baseline_at: clock.now(), created_at: clock.now(), updated_at: clock.now() },
      })
      .execute();
  const upTo = (max: number) => ({ price: { max } });
  /** So many people who would pay as much. */
  const people = async (count: number, max: number, more: Partial<SearchFilters> = {}) => {
    for (let each = 0; each < count; each += 1) await search((await person()).id, { ...upTo(max), ...more });
  };
  const steps = async (now = monday) => {
    await refreshPriceDemand(database.db, now);
    return (await priceDemandOf(database.db, home)).map(({ negotiation, at, steps }) => [
      negotiation,
      at,
      ...steps.map(({ up_to, people }) => `${people} até ${up_to / M} mi`),
    ]);
  };

  it('counts people seeking such a property, also below its price', async () => {
    await people(7, 8 * M);
    await people(5, 7 * M);
    await people(5, 9 * M, { dorms: 5 });
    await people(5, 9 * M, { local: 'itu' });
    await people(5, 9 * M, { negotiation: 'rent' });
    expect(await steps()).toEqual([['sell', '2026-11-23', '10 até 7 mi', '5 até 8 mi']]);
  });

  it('counts a person once, by the highest price in searches and profile', async () => {
    for (let each = 0; each < 5; each += 1) {
      const { id } = await person();
      for (const max of [7 * M, 9 * M, 8 * M]) await search(id, upTo(max));
      const answers = { places: ['São Paulo, SP'], price_max: 10 * M };
      await database.db
        .insertInto('purchase_profile')
        .values({
          account_id: id,
          answers: JSON.stringify(answers),
          updated_at: clock.now(),
          used_at: clock.now(),
        })
        .execute();
    }
    expect(await steps()).toEqual([['sell', '2026-11-23', '5 até 10 mi']]);
  });

  it('excludes owner, staff, unproven and leaving accounts, other currency', async () => {
    await people(4, 8 * M);
    await search((await person({ email: 'dona@exemplo.com.br' })).id, upTo(8 * M));
    await search((await person({ email: 'casa@exemplo.com.br' })).id, upTo(8 * M));
    await database.db.insertInto('staff_member').values({ email: 'casa@exemplo.com.br' }).execute();
    await search((await person({ verified_at: null })).id, upTo(8 * M));
    await search((await person({ deletion_at: new Date() })).id, upTo(8 * M));
    await search((await person()).id, upTo(8 * M), 'EUR');
    await search((await person()).id, {});
    expect(await steps()).toEqual([['sell', '2026-11-23']]);
  });

  it('is fixed for its week: price and search changes count on Monday', async () => {
    await people(5, 8 * M);
    const first = await steps();
    await people(5, 9 * M);
    await database.db
      .updateTable('property')
      .set({ sell_price: 6 * M })
      .where('id', '=', home)
      .execute();
    expect(await steps(sunday)).toEqual(first);
    expect(await steps(nextMonday)).toEqual([['sell', '2026-11-30', '10 até 8 mi', '5 até 9 mi']]);
  });

  it('also where it was given to another owner meanwhile', async () => {
    await people(5, 8 * M);
    const first = await steps();
    await database.db.deleteFrom('property_owner').execute();
    await people(5, 9 * M);
    await own('outra@exemplo.com.br');
    expect(await steps(sunday)).toEqual(first);
  });
});
