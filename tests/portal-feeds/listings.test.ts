import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkProperties } from '@api/portal-feeds/check-properties';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { changeProperty, fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { photos, portalsApi, sent } from './portals-api';

let database: TestDatabase;
let portals: Awaited<ReturnType<typeof portalsApi>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  portals = await portalsApi(database);
});

type Data = Awaited<ReturnType<typeof portals.list>>;
const codesOf = ({ properties }: Data) =>
  properties.map(({ reference }: { reference: string }) => reference).toSorted();
const cellsOf = (data: Data, code: string) =>
  Object.fromEntries(
    data.properties
      .find(({ reference }: { reference: string }) => reference === code)
      .portals.map(({ portal, ...cell }: { portal: string }) => [portal, cell]),
  );
const statesOf = (data: Data, code: string) =>
  Object.values(cellsOf(data, code)).map((cell) => (cell as { state: string }).state);

test('every property on the site is in each portal until it is decided', async () => {
  await fillCatalogue(database.db, [sent('A'), sent('B', { available: false })]);
  const data = await portals.list();
  expect(codesOf(data)).toEqual(['A']);
  expect(statesOf(data, 'A')).toEqual(['plain', 'plain', 'plain']);
  expect(data).toMatchObject({
    ...{ total: 1, unchecked: 0 },
    counts: { all: 1, somewhere: 1, refused: 0, highlighted: 0, nowhere: 0 },
  });
});

test('names what each portal would refuse, and what it leaves out', async () => {
  await fillCatalogue(database.db, [
    sent('A', { title: 'Ap. Moema' }),
    sent('B', { postalCode: null }),
    sent('C', { photos: photos(38, 'C') }),
    sent('D'),
  ]);
  const data = await portals.list();
  expect(cellsOf(data, 'A')).toMatchObject({
    zap: { refusals: ['title'] },
    chavesnamao: { refusals: ['title'] },
    imovelweb: { refusals: ['title'] },
  });
  expect(cellsOf(data, 'B')).toMatchObject({
    zap: { refusals: ['postal-code'] },
    chavesnamao: { refusals: [] },
  });
  expect(cellsOf(data, 'C')).toMatchObject({
    chavesnamao: { refusals: [], photos: 30 },
    imovelweb: { photos: null },
  });
  expect(codesOf(await portals.list({ tab: 'refused' }))).toEqual(['A', 'B']);
  expect(data.counts).toMatchObject({ refused: 2, all: 4 });
});

test('a property that is mended is no longer refused, nor one that is off', async () => {
  const ids = await fillCatalogue(database.db, [
    sent('A', { title: 'Curto' }),
    sent('B', { postalCode: null }),
  ]);
  expect((await portals.list()).counts.refused).toBe(2);
  await changeProperty(database.db, 'A', { title: 'Casa com título que basta' });
  expect((await portals.save([ids.get('B')!, 'zap', 'plain', 'off'])).status).toBe(200);
  const data = await portals.list();
  expect(data.counts).toMatchObject({ refused: 0, nowhere: 0 });
  expect(cellsOf(data, 'B').zap).toMatchObject({ state: 'off', refusals: [] });
});

test('the second of two properties with one code is refused', async () => {
  await fillCatalogue(database.db, [sent('A')], 'crm');
  const ids = await fillCatalogue(database.db, [sent('A')], 'outra');
  const data = await portals.list({ tab: 'refused' });
  expect(data.properties).toMatchObject([
    { id: ids.get('A'), portals: Array(3).fill({ refusals: ['duplicate-id'] }) },
  ]);
});

test('a reserved property is in the list, in no portal', async () => {
  const ids = await fillCatalogue(database.db, [sent('A')]);
  await changeProperty(database.db, 'A', { visibility: 'reserved' });
  const data = await portals.list({ tab: 'nowhere' });
  expect(data.properties).toMatchObject([{ reference: 'A', is_reserved: true }]);
  expect(data.counts).toMatchObject({ all: 1, nowhere: 1, somewhere: 0 });
  await portals.plan('zap', 5);
  const { status, body } = await portals.save([ids.get('A')!, 'zap', 'plain', 'highlight']);
  expect([status, Object.keys(body.errors)]).toEqual([422, [`${ids.get('A')}.zap`]]);
});

test('several changes are one act, taken back by one', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  const [a, b] = [ids.get('A')!, ids.get('B')!];
  const { body } = await portals.save(
    [a, 'zap', 'plain', 'off'],
    [a, 'imovelweb', 'plain', 'off'],
    [b, 'zap', 'plain', 'off'],
  );
  expect(body).toMatchObject({ act: expect.any(Number), changed: 2 });
  expect(statesOf(await portals.list(), 'A')).toEqual(['off', 'plain', 'off']);
  expect((await portals.undo(body.act)).body.data).toMatchObject({
    restored: { records: 2 },
    left: { records: 0 },
  });
  expect(statesOf(await portals.list(), 'A')).toEqual(['plain', 'plain', 'plain']);
  expect(statesOf(await portals.list(), 'B')).toEqual(['plain', 'plain', 'plain']);
});

test('one change is an act on the property', async () => {
  const ids = await fillCatalogue(database.db, [sent('A')]);
  const { body } = await portals.save([ids.get('A')!, 'zap', 'plain', 'off']);
  const act = await database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '=', body.act)
    .executeTakeFirstOrThrow();
  expect(act).toMatchObject({ verb: 'portals.write', subject: `property:${ids.get('A')}`, fields: ['zap'] });
  expect((await portals.save([ids.get('A')!, 'zap', 'off', 'off'])).body).toMatchObject({
    act: null,
    changed: 0,
  });
});

test('highlights stay within the plan, also when an act is undone', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  const [a, b] = [ids.get('A')!, ids.get('B')!];
  expect((await portals.save([a, 'zap', 'plain', 'highlight'])).body.errors.zap[0]).toContain('0 destaques');
  await portals.plan('zap', 1, 1);
  const first = await portals.save([a, 'zap', 'plain', 'highlight']);
  expect(first.status).toBe(200);
  const second = await portals.save([b, 'zap', 'plain', 'highlight'], [b, 'imovelweb', 'plain', 'off']);
  expect([second.status, second.body.errors.zap[0]]).toEqual([
    422,
    'ZAP e VivaReal tem 1 destaque, e com estes seriam 2. Para destacar outro, tire um.',
  ]);
  expect(statesOf(await portals.list(), 'B')).toEqual(['plain', 'plain', 'plain']);
  const away = await portals.save([a, 'zap', 'highlight', 'plain']);
  expect((await portals.save([b, 'zap', 'plain', 'highlight'])).status).toBe(200);
  expect((await portals.undo(away.body.act)).status).toBe(422);
  await portals.save([b, 'zap', 'highlight', 'super']);
  expect((await portals.undo(away.body.act)).status).toBe(200);
  expect((await portals.list()).portals[0]).toMatchObject({ used: { highlights: 1, super_highlights: 1 } });
});

test('a sold property leaves its place in the plan to another', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  await portals.plan('zap', 1);
  await portals.save([ids.get('A')!, 'zap', 'plain', 'highlight']);
  await changeProperty(database.db, 'A', { available: false });
  expect((await portals.save([ids.get('B')!, 'zap', 'plain', 'highlight'])).status).toBe(200);
});

test('what another has changed since is refused, and nothing is saved', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  const [a, b] = [ids.get('A')!, ids.get('B')!];
  await portals.save([a, 'zap', 'plain', 'off']);
  await portals.plan('zap', 2);
  const { status, body } = await portals.save([a, 'zap', 'plain', 'highlight'], [b, 'zap', 'plain', 'off']);
  expect([status, body.errors]).toEqual([
    422,
    { [`${a}.zap`]: ['Outra pessoa mudou enquanto isso: agora não sai'] },
  ]);
  expect(statesOf(await portals.list(), 'B')).toEqual(['plain', 'plain', 'plain']);
  expect((await portals.save([a, 'zap', 'plain', 'off'])).status).toBe(200);
});

test('a portal that is not used has no column, and counts for nothing', async () => {
  await fillCatalogue(database.db, [sent('A', { postalCode: null })]);
  expect((await portals.list()).counts.refused).toBe(1);
  const { act } = await portals.api.good('PUT', 'staff/portals/zap', portals.token, {
    in_use: { was: true, value: false },
  });
  const data = await portals.list();
  expect(Object.keys(cellsOf(data, 'A'))).toEqual(['chavesnamao', 'imovelweb']);
  expect(data.counts.refused).toBe(0);
  await portals.undo(act);
  expect((await portals.list()).counts.refused).toBe(1);
});

test('the job checks what the list has not checked', async () => {
  await fillCatalogue(database.db, [sent('A'), sent('B')]);
  const options = { siteUrl: 'https://bossa.example', limit: null };
  expect(await checkProperties(database.db, options)).toBe(2);
  expect(await checkProperties(database.db, options)).toBe(0);
  await changeProperty(database.db, 'A', { title: 'Outra casa ampla' });
  expect(await checkProperties(database.db, options)).toBe(1);
});

test('the bar counts what portals refuse that have read their file', async () => {
  await fillCatalogue(database.db, [sent('A', { title: 'Curto' })]);
  await portals.list();
  const count = async () => (await portals.api.good('GET', 'staff/waiting', portals.token)).data.portals;
  expect(await count()).toBe(0);
  await (await portals.read('zap')).text();
  expect(await count()).toBe(1);
});
