import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { StaffCheck, StaffOwnProperties } from '@contract/staff-checks';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { addBroker } from '../contacts/contacts';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let broker: Awaited<ReturnType<typeof api.member>>;
let ids: Map<string, number>;
const prices = { sell_price: 2_000_000, rent_price: null };
const listings = [
  makeListing({ reference: 'A1', brokerSlug: 'tomas' }),
  makeListing({ reference: 'A2', brokerSlug: 'tomas', exclusivity: true }),
  makeListing({ reference: 'B1', brokerSlug: 'marina' }),
];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of [...staffTables, 'lead', 'broker'] as const) await db.deleteFrom(table).execute();
  await addBroker(db, 'tomas', 'Corretor@casa.com.br');
  await addBroker(db, 'marina', 'marina@casa.com.br');
  ids = await fillCatalogue(db, listings);
  api = staffApi(database);
  broker = await api.member('corretor');
});

const id = (reference: string) => ids.get(reference)!;
const check = (reference: string, token = broker.token, body: object = prices) =>
  api.call('POST', `staff/properties/${id(reference)}/check`, token, body);
const checked = async (reference: string, token = broker.token): Promise<StaffCheck> =>
  (await api.good('GET', `staff/properties/${id(reference)}/check`, token)).data;
const dueCodes = async (token = broker.token) => {
  const { checks } = (await api.good('GET', 'staff/today', token)).data;
  return checks.rows.map(({ code }: { code: string }) => code);
};
const waiting = async (token: string) => (await api.good('GET', 'staff/waiting', token)).data;
/** As if nobody had checked anything for so many days. */
const pass = (days: number) =>
  sql`update property set check_from = ${clock.now()}::timestamptz - make_interval(days => ${days}::int)`.execute(
    db,
  );

describe('the broker is asked', () => {
  test('after 30 days, of exclusive ones after 60, until the answer', async () => {
    await pass(29);
    expect(await dueCodes()).toEqual([]);
    await pass(30);
    expect(await dueCodes()).toEqual(['A1']);
    expect((await waiting(broker.token)).today).toBe(1);
    expect((await check('A1')).body.act).toEqual(expect.any(Number));
    expect(await dueCodes()).toEqual([]);
    expect(await checked('A1')).toMatchObject({ by: 'Pessoa de corretor', is_offered: true });
    await pass(60);
    expect((await dueCodes()).toSorted()).toEqual(['A1', 'A2']);
  });

  test('the next broker is asked instead', async () => {
    await pass(31);
    await changeProperty(db, 'A1', { broker_id: null });
    expect(await dueCodes()).toEqual([]);
    const marina = await api.member('corretor', 'marina@casa.com.br');
    await fillCatalogue(db, [
      makeListing({ reference: 'A1', brokerSlug: 'marina' }),
      ...listings.filter(({ reference }) => reference !== 'A1'),
    ]);
    expect((await dueCodes(marina.token)).toSorted()).toEqual(['A1', 'B1']);
  });

  test('the others read how many are late, and remove nothing', async () => {
    const { token } = await api.member('operacao');
    await pass(43);
    expect((await api.good('GET', 'staff/today', token)).data.late_checks).toEqual({ count: 0 });
    await pass(44);
    expect((await api.good('GET', 'staff/today', token)).data.late_checks).toEqual({ count: 2 });
    expect((await waiting(token)).today).toBe(1);
    const live = await db.selectFrom('property').select('id').where('active', '=', true).execute();
    expect(live).toHaveLength(3);
  });
});

describe('an answer', () => {
  beforeEach(() => pass(30));

  test('is an act, which the broker takes back', async () => {
    const before = await checked('A1');
    const { act } = (await check('A1')).body;
    expect((await check('A1')).body).toEqual({ status: 'success', act: null });
    const undone = await api.good('POST', `staff/acts/${act}/undo`, broker.token);
    expect(undone.data.restored).toEqual({ records: 1, fields: ['check'] });
    expect(await checked('A1')).toEqual(before);
    expect(await dueCodes()).toEqual(['A1']);
  });

  test('is about the price that was read', async () => {
    await changeProperty(db, 'A1', { sell_price: 1_900_000 });
    const refused = await check('A1');
    expect([refused.status, refused.body.errors.property[0]]).toEqual([
      422,
      'O preço mudou enquanto isso. Veja o de agora e confirme outra vez.',
    ]);
    expect(await dueCodes()).toEqual(['A1']);
  });

  test('is about a property on the market', async () => {
    await changeProperty(db, 'A1', { available: false });
    expect((await check('A1')).status).toBe(422);
    expect((await checked('A1')).is_offered).toBe(false);
  });

  test.each([
    ['text', { sell_price: '2000000', rent_price: null }],
    ['a fraction', { sell_price: 0.5, rent_price: null }],
    ['a price below zero', { sell_price: -1, rent_price: null }],
    ['nothing', {}],
  ])('%s is refused', async (_what, body) => {
    expect((await check('A1', broker.token, body)).status).toBe(422);
  });

  test('of another’s property is refused as of one that is not there', async () => {
    expect((await check('B1')).status).toBe(404);
    expect((await api.call('GET', `staff/properties/${id('B1')}/check`, broker.token)).status).toBe(404);
    for (const wrong of ['0', '-1', '1e3', '99999999999', 'x'])
      expect((await api.call('POST', `staff/properties/${wrong}/check`, broker.token, prices)).status).toBe(
        404,
      );
    expect((await api.call('POST', `staff/properties/${id('A1')}/check`, undefined, prices)).status).toBe(
      401,
    );
  });

  test('is public on the page, and not of whom', async () => {
    const product = async () => {
      const response = await api.app.fetch(new Request(`http://api.test/products/usado/${id('A1')}`), {});
      return response.json();
    };
    await check('A1');
    const text = JSON.stringify(await product());
    expect(text).toMatch(/"conferidoEm":"20/);
    expect(text).not.toContain('Pessoa de corretor');
  });
});

test('own properties: due ones first, as the report counts', async () => {
  await pass(30);
  await db
    .insertInto('property_view')
    .values({
      property_id: id('A2'),
      day: isoDay(clock.now()),
      segment: 'usado',
      view_type: 'detail',
      views: 7,
    })
    .execute();
  const own = async (token: string): Promise<StaffOwnProperties> =>
    (await api.good('GET', 'staff/own-properties', token)).data;
  const { count, due, rows } = await own(broker.token);
  expect([count, due]).toEqual([2, 1]);
  expect(rows.map(({ code, is_due, views, contacts }) => [code, is_due, views, contacts])).toEqual([
    ['A1', true, expect.anything(), 0],
    ['A2', false, 7, 0],
  ]);
  const { token } = await api.member('operacao');
  expect((await own(token)).rows).toEqual([]);
  expect((await api.call('GET', 'staff/own-properties?page=0', broker.token)).status).toBe(400);
});
