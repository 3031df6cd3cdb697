import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let ids: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  ids = [...(await fillCatalogue(db, [makeListing(), makeListing()])).values()];
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});
afterAll(() => database.close());

const make = (changes: object, properties: object = { ids }) =>
  api.call('POST', 'staff/properties/bulks', vitrine.token, { properties, changes, about: 'Todos.' });

test.each([
  ['nothing that changes', {}, 'changes'],
  ['a broker who is not there', { broker: { value: 'ninguem' } }, 'changes.broker'],
  ['a percentage of nothing', { sell_price: { percent: 0 } }, 'changes.sell_price.percent'],
  ['half of a hundredth', { sell_price: { percent: 1.005 } }, 'changes.sell_price.percent'],
  ['a reason that is no reason', { withdrawn: { value: 'x' } }, 'changes.withdrawn.value'],
])('refuses %s', async (_, changes, name) => {
  const { status, body: answer } = await make(changes);
  expect([status, Object.keys(answer.errors)]).toEqual([422, [name]]);
});

test('a bulk is started by who made it, and not seen by other roles', async () => {
  const { id } = (await make({ news: { value: true } })).body.data;
  const other = await api.member('direcao');
  const start = `staff/properties/bulks/${id}/start`;
  expect((await api.call('POST', start, other.token, { typed: 2 })).status).toBe(404);
  const { token } = await api.member('corretor');
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/start'],
    ['POST', '/cancel'],
  ] as const)
    expect((await api.call(method, `staff/properties/bulks/${id}${path}`, token)).status).toBe(404);
  for (const wrong of ['0', 'x', '99999999999', '2147483647'])
    expect((await api.call('GET', `staff/properties/bulks/${wrong}`, vitrine.token)).status).toBe(404);
});

test('a preview is dropped by its maker, a started bulk by all who may', async () => {
  const { id } = (await make({ news: { value: true } })).body.data;
  const path = `staff/properties/bulks/${id}`;
  const [other, reader] = [
    await api.member('operacao', 'o@casa.com.br'),
    await api.member('atendimento', 'a@casa.com.br'),
  ];
  expect((await api.call('POST', `${path}/cancel`, other.token)).status).toBe(404);
  await api.good('POST', `${path}/start`, vitrine.token, { typed: 2 });
  expect((await api.call('POST', `${path}/cancel`, reader.token)).status).toBe(404);
  expect((await api.good('POST', `${path}/cancel`, other.token)).canceled).toBe(true);
  expect((await api.good('GET', path, vitrine.token)).data.state).toBe('canceled');
});

test.each([
  ['no property', { ids: [] }],
  ['ids that are none', { ids: ['1; drop table property'] }],
  ['more than 5,000', { ids: Array.from({ length: 5_001 }, (_, index) => index + 1) }],
  ['a filter that is none', { filter: { tab: 'nenhuma' } }],
])('refuses %s', async (_, properties) => {
  expect((await make({ news: { value: true } }, properties)).status).toBe(422);
});

test('takes all that a filter finds, each once', async () => {
  const found = await make({ news: { value: true } }, { filter: { tab: 'all' } });
  const twice = await make({ news: { value: true } }, { ids: [...ids, ...ids] });
  for (const { body } of [found, twice]) {
    const bulk = await api.good('GET', `staff/properties/bulks/${body.data.id}`, vitrine.token);
    expect(bulk.data.count).toBe(2);
  }
});
