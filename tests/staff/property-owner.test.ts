import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { applyOwners } from '@api/owners/apply-owners';
import { inTransaction } from '@api/platform/db/transaction';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { addBroker } from '../contacts/contacts';
import { testApi } from '../support/api';
import { deleteAccount } from '../support/composed';
import { signedInCustomer } from '../support/customer';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let id: number;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of [...staffTables, 'account', 'broker'] as const) await db.deleteFrom(table).execute();
  await addBroker(db, 'tomas', 'corretor@casa.com.br');
  const listings = [makeListing({ reference: 'A1', brokerSlug: 'tomas' }), makeListing({ reference: 'B1' })];
  id = (await fillCatalogue(db, listings)).get('A1')!;
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});

const [ana, rui] = ['ana@exemplo.com.br', 'rui@exemplo.com.br'];
const path = () => `staff/properties/${id}/owner`;
const read = async (token = vitrine.token) => (await api.good('GET', path(), token)).data;
const put = (was: string[], value: string[], token = vitrine.token) =>
  api.call('PUT', path(), token, { owner: { was, value } });
/** The owners file of the source. */
async function applyFile(emails: string[], onlyYouUntil: string | null = null) {
  const { source_id } = await db
    .selectFrom('property')
    .select('source_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const links = emails.map((email) => ({ property: id, reference: 'A1', email, onlyYouUntil }));
  return (await applyOwners(db, source_id, links, { mayApply: () => true, invites: false })).difference;
}
const owners = async () =>
  (await db.selectFrom('property_owner').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

describe('an owner who is chosen in the admin', () => {
  test('outlives the owners file, and is given back to what it says then', async () => {
    await applyFile([ana]);
    expect((await put([ana], ['Rui@exemplo.com.br'])).status).toBe(200);
    expect(await owners()).toEqual([rui]);
    expect(await read()).toMatchObject({ is_chosen: true, listed: [ana], count: 1 });
    const bia = 'bia@exemplo.com.br';
    expect((await applyFile([bia])).linked).toHaveLength(1);
    expect(await owners()).toEqual([rui]);
    expect(await read()).toMatchObject({ listed: [bia] });
    expect((await api.call('DELETE', path(), vitrine.token)).status).toBe(200);
    expect(await owners()).toEqual([bia]);
    expect(await read()).toMatchObject({ is_chosen: false, listed: [] });
    expect((await applyFile([bia])).unchanged).toBe(1);
  });

  test('is nobody, while the file names one', async () => {
    await applyFile([ana]);
    await put([ana], []);
    await applyFile([ana, rui]);
    expect(await owners()).toEqual([]);
    await api.call('DELETE', path(), vitrine.token);
    expect(await owners()).toEqual([ana, rui]);
  });

  test('has the end of the exclusivity of before', async () => {
    await applyFile([ana], '2030-01-31');
    await put([ana], [rui]);
    const row = await db.selectFrom('property_owner').selectAll().executeTakeFirstOrThrow();
    expect(row.only_you_until).not.toBeNull();
  });

  test('is an act without an address, which is not undone', async () => {
    const { act } = (await put([], [ana])).body;
    const stored = await db.selectFrom('audit_value').select('content').execute();
    expect(JSON.stringify(stored)).not.toContain('ana@');
    expect((await api.call('POST', `staff/acts/${act}/undo`, vitrine.token, {})).status).toBe(409);
    expect((await put([ana], [ana])).body.act).toBeNull();
  });

  test('of two people at once is the first one’s; the second reads it', async () => {
    await put([], [ana]);
    const second = await put([], [rui]);
    expect(second.status).toBe(409);
    expect(second.body.message).toContain(ana);
    expect(await owners()).toEqual([ana]);
  });

  test('who is erased is in neither table', async () => {
    const { client } = testApi(database);
    await signedInCustomer(client, { email: ana });
    const account = await db
      .updateTable('account')
      .set({ verified_at: new Date() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await applyFile([ana]);
    await put([ana], [ana, rui]);
    await inTransaction(db, (write) => deleteAccount(write, account));
    expect(await owners()).toEqual([rui]);
    expect(await read()).toMatchObject({ listed: [] });
  });
});

test.each([
  ['no address'],
  ['a@b', 'x'.repeat(300) + '@casa.com.br'],
  Array.from({ length: 6 }, (_, n) => `a${n}@b.com`),
])('refuses %s', async (...value) => {
  expect((await put([], value)).status).toBe(422);
  expect(await owners()).toEqual([]);
});

test('addresses are read by those who write properties alone', async () => {
  await put([], [ana]);
  const service = await api.member('atendimento');
  const broker = await api.member('corretor');
  for (const { token } of [service, broker]) {
    expect(await read(token)).toEqual({ count: 1, is_chosen: true, owners: [], listed: [] });
    expect((await put([ana], [], token)).status).toBe(404);
    expect((await api.call('DELETE', path(), token)).status).toBe(404);
  }
});

describe("the owner's report for the team", () => {
  const report = (section: string, token: string, property = id) =>
    api.call('GET', `staff/properties/${property}/report/${section}`, token);

  test.each(['info', 'details', 'broker', 'views', 'curve', 'history', 'mirror', 'similar'])(
    'has the section %s',
    async (section) => {
      expect((await report(section, vitrine.token)).status).toBe(200);
    },
  );

  test('who opens it is one act in ten minutes', async () => {
    for (const section of ['info', 'views', 'curve']) await report(section, vitrine.token);
    const acts = await db
      .selectFrom('audit_log')
      .select(['subject', 'member_id'])
      .where('verb', '=', 'properties.read')
      .where('member_id', '=', vitrine.id)
      .execute();
    expect(acts).toEqual([{ subject: `property:${id}`, member_id: vitrine.id }]);
  });

  test('of a broker: the own property alone', async () => {
    const broker = await api.member('corretor');
    expect((await report('info', broker.token)).status).toBe(200);
    await db.updateTable('property').set({ broker_id: null }).execute();
    expect((await report('info', broker.token)).status).toBe(404);
    for (const wrong of [0, 999_999]) expect((await report('info', vitrine.token, wrong)).status).toBe(404);
  });
});
