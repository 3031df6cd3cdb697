import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { portalsApi, sent } from './portals-api';

let database: TestDatabase;
let portals: Awaited<ReturnType<typeof portalsApi>>;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  portals = await portalsApi(database);
  id = (await fillCatalogue(database.db, [sent('A')])).get('A')!;
});

const nul = 'a\u0000b';
const change = { property: 1, portal: 'zap', was: 'plain', value: 'off' };
test.each([
  ['no list', { changes: 'all' }],
  ['an empty list', { changes: [] }],
  ['more than a page', { changes: Array.from({ length: 101 }, () => change) }],
  ['another portal', { changes: [{ ...change, portal: 'outro' }] }],
  ['a name of every object', { changes: [{ ...change, portal: 'constructor' }] }],
  ['another state', { changes: [{ ...change, value: nul }] }],
  ['a highlight that the portal lacks', { changes: [{ ...change, portal: 'chavesnamao', value: 'super' }] }],
  ['a property of zero', { changes: [{ ...change, property: 0 }] }],
  ['a property too large', { changes: [{ ...change, property: 3_000_000_000 }] }],
  ['a property that is not there', { changes: [{ ...change, property: 2_000_000_000 }] }],
])('%s is refused', async (_what, body) => {
  expect((await portals.api.call('PUT', 'staff/portals/listings', portals.token, body)).status).toBe(422);
});

test.each([
  { highlights: { was: 0, value: -1 } },
  { highlights: { was: 0, value: 1.5 } },
  { highlights: { was: 0, value: 10_001 } },
  { highlights: { was: 0, value: '1' } },
  { in_use: { was: true, value: 'sim' } },
])('a plan of %j is refused', async (body) => {
  expect((await portals.api.call('PUT', 'staff/portals/zap', portals.token, body)).status).toBe(422);
});

test.each(['outro', 'constructor', '__proto__', '%00', '..%2fzap', 'ZAP'])(
  '%s is no portal',
  async (name) => {
    const { api, token } = portals;
    for (const [method, path] of [
      ['PUT', `staff/portals/${name}`],
      ['GET', `staff/portals/${name}/address`],
      ['POST', `staff/portals/${name}/address`],
    ] as const)
      expect((await api.call(method, path, token)).status).toBe(404);
  },
);

test.each<Record<string, string>>([
  { tab: 'outra' },
  { page: '0' },
  { page: 'x' },
  { text: 'a'.repeat(200) },
])('a list of %j is 4xx', async (query) => {
  const path = `staff/portals?${new URLSearchParams(query).toString()}`;
  expect((await portals.api.call('GET', path, portals.token)).status).toBeOneOf([400, 422]);
});

test.each(["'; drop table property; --", '%', '_', '\\', ':*', "a' & b", '😀'])(
  'a search for %s finds nothing of its own',
  async (text) => {
    expect((await portals.list({ text })).total).toBe(0);
  },
);

test('the same form twice is one act', async () => {
  const [first, second] = await Promise.all([
    portals.save([id, 'zap', 'plain', 'off']),
    portals.save([id, 'zap', 'plain', 'off']),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([first.body.act, second.body.act].filter((act) => act === null)).toHaveLength(1);
});

test('two members cannot take the last place of a plan', async () => {
  const ids = await fillCatalogue(database.db, [sent('A'), sent('B')]);
  await portals.plan('zap', 1);
  const answers = await Promise.all(
    [...ids.values()].map((each) => portals.save([each, 'zap', 'plain', 'highlight'])),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('two changes of one cell in a form: the last one counts', async () => {
  await portals.save([id, 'zap', 'plain', 'off'], [id, 'zap', 'plain', 'plain']);
  expect((await portals.list()).properties[0].portals[0].state).toBe('plain');
});

test('mark-up of a property is text in each file', async () => {
  const title = `Casa </Title><script>alert(1)</script> ]]> & "x"`;
  await fillCatalogue(database.db, [sent('A', { title, description: `${title} `.repeat(3) })]);
  for (const portal of ['zap', 'chavesnamao', 'imovelweb']) {
    const xml = await (await portals.read(portal)).text();
    expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain('<script>');
    expect(xml).toMatch(/<\/(?:ListingDataFeed|Document|OpenNavent)>\s*$/);
  }
});
