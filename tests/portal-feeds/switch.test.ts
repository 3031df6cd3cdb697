import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { changeProperty, fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { portalsApi, sent } from './portals-api';

let database: TestDatabase;
let portals: Awaited<ReturnType<typeof portalsApi>>;
let ids: Map<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(database.db);
  portals = await portalsApi(database);
  const perdizes = Array.from({ length: 4 }, (_, at) => sent(`M${at}`, { district: 'Perdizes' }));
  const others = Array.from({ length: 30 }, (_, at) => sent(`P${at}`));
  ids = await fillCatalogue(database.db, [...perdizes, ...others]);
  await changeProperty(database.db, 'M3', { visibility: 'reserved' });
});

const perdizes = { tab: 'all', text: 'perdizes', portal: 'zap' };
const preview = async (query: Record<string, string>) =>
  (
    await portals.api.good(
      'GET',
      `staff/portals/switch?${new URLSearchParams(query).toString()}`,
      portals.token,
    )
  ).data;
const put = (body: object) => portals.api.call('PUT', 'staff/portals/switch', portals.token, body);
const states = async () =>
  (
    await database.db
      .selectFrom('portal_listing')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['reference', 'portal', 'portal_listing.state'])
      .orderBy('reference')
      .execute()
  ).map(({ reference, portal, state }) => `${reference} ${portal} ${state}`);

test('switches all that a filter finds, and back by one undo', async () => {
  await portals.plan('zap', 1);
  await portals.save([ids.get('M0')!, 'zap', 'plain', 'highlight'], [ids.get('M1')!, 'zap', 'plain', 'off']);
  const before = await states();
  const shown = await preview({ ...perdizes, to: 'off' });
  expect(shown).toMatchObject({ changing: 2, highlighted: 1, same: 1, needs_typing: false });
  expect(shown.examples.map(({ reference }: { reference: string }) => reference)).toEqual(['M0', 'M2']);
  expect(await states()).toEqual(before);
  const { status, body } = await put({ ...perdizes, to: 'off', seal: shown.seal });
  expect([status, body.changed]).toEqual([200, 2]);
  expect(await states()).toEqual(['M0 zap off', 'M1 zap off', 'M2 zap off']);
  const acts = await database.db
    .selectFrom('audit_log')
    .select(['subject', 'batch'])
    .where('verb', '=', 'portals.write')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(acts).toEqual([
    { subject: `property:${ids.get('M2')}`, batch: body.act },
    { subject: `property:${ids.get('M0')}`, batch: body.act },
    { subject: 'properties:2', batch: null },
  ]);
  expect((await portals.undo(body.act)).status).toBe(200);
  expect(await states()).toEqual(['M0 zap highlight', 'M1 zap off', 'M2 zap plain']);
});

test('puts in those that are off, and leaves highlights alone', async () => {
  await portals.plan('zap', 1);
  await portals.save([ids.get('M0')!, 'zap', 'plain', 'highlight'], [ids.get('M1')!, 'zap', 'plain', 'off']);
  const { changing, same, seal } = await preview({ ...perdizes, to: 'on' });
  expect([changing, same]).toEqual([1, 2]);
  await put({ ...perdizes, to: 'on', seal });
  expect(await states()).toEqual(['M0 zap highlight', 'M1 zap plain']);
});

test('changes nothing of what differs from its preview', async () => {
  const { seal } = await preview({ ...perdizes, to: 'off' });
  await portals.save([ids.get('M1')!, 'zap', 'plain', 'off']);
  const { status, body } = await put({ ...perdizes, to: 'off', seal });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['seal']]);
  expect((await put({ ...perdizes, to: 'on', seal })).status).toBe(422);
  expect(await states()).toEqual(['M1 zap off']);
});

test('the number is typed above a fifth of the catalogue', async () => {
  const all = { tab: 'all', text: '', portal: 'imovelweb', to: 'off' };
  const { changing, needs_typing, seal } = await preview(all);
  expect([changing, needs_typing]).toEqual([33, true]);
  for (const typed of [null, 32]) {
    const { status, body } = await put({ ...all, seal, typed });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['typed']]);
  }
  expect((await put({ ...all, seal, typed: 33 })).body.changed).toBe(33);
});
