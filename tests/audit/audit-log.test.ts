import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readContent } from '@api/audit/content';
import { auditPersonalData } from '@api/audit/personal-data';
import { type Act, operator, recordAct, subjectOf } from '@api/audit/record-act';
import type { Database } from '@api/database';
import { inTransaction } from '@api/platform/db/transaction';
import { forRequest } from '@api/platform/process/request-id';
import { makeAccount } from '../support/accounts';
import { deleteAccount, exportOf } from '../support/composed';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { withoutTriggers } from './without-triggers';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(() =>
  withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log', 'account'] as const)
      await write.deleteFrom(table).execute();
  }),
);

const act: Act = {
  actor: { memberId: 7, role: 'direcao' },
  verb: 'members.role',
  subject: subjectOf('member', 8),
  changes: { role: ['vitrine', 'atendimento'] },
  reason: 'troca de área',
};
const record = (each: Act = act) => inTransaction(db, (write) => recordAct(write, each));
const values = () => db.selectFrom('audit_value').selectAll().execute();

test('one row says who, when, what, fields, reason and request', async () => {
  await forRequest('a-request-id', () => record());
  const rows = await db.selectFrom('audit_log').selectAll().execute();
  expect(rows).toMatchObject([
    {
      ...{ member_id: 7, role: 'direcao', verb: 'members.role', subject: 'member:8' },
      ...{ fields: ['role'], request_id: 'a-request-id', content_hash: expect.stringMatching(/^[\w-]{43}$/) },
    },
  ]);
  const [stored] = await values();
  expect(readContent(stored!.content)).toEqual({ changes: act.changes, reason: act.reason });
});

test('the same values have another hash each time: a guess finds none', async () => {
  await record();
  await record();
  const rows = await db.selectFrom('audit_log').select('content_hash').execute();
  expect(new Set(rows.map((row) => row.content_hash)).size).toBe(2);
});

test('an act without values has no hash and stores none', async () => {
  await record({ actor: operator, verb: 'contacts.read', subject: subjectOf('lead', '2611-048213') });
  expect(await db.selectFrom('audit_log').select(['member_id', 'content_hash']).execute()).toEqual([
    { member_id: null, content_hash: null },
  ]);
  expect(await values()).toEqual([]);
});

test('an act is gone with its rolled back write', async () => {
  const failing = inTransaction(db, async (write) => {
    await recordAct(write, act);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});

test.each([
  ['update', sql`update audit_log set verb = 'x'`],
  ['delete', sql`delete from audit_log`],
  ['truncate', sql`truncate audit_log cascade`],
  ['update of a seal', sql`update audit_seal set hash = 'x'`],
  ['delete of a seal', sql`delete from audit_seal`],
  ['update of a value', sql`update audit_value set content = 'x'`],
])('the database refuses %s', async (_what, statement) => {
  const id = await record();
  await db.insertInto('audit_seal').values({ position: 1, log_id: id, hash: 'h' }).execute();
  await expect(statement.execute(db)).rejects.toThrow(/is refused/);
});

test('values of an account go with it; the act stays, and is in its export', async () => {
  const account = await makeAccount(db, { verified_at: new Date() });
  const subject = subjectOf('account', account.id);
  await record({ ...act, subject, verb: 'contacts.read' });
  await record();
  expect(await exportOf(db, account)).toMatchObject({
    atosDaEquipe: [{ quando: expect.any(Date), ato: 'contacts.read', papel: 'Direção' }],
  });
  await db.transaction().execute((write) => deleteAccount(write, account));
  expect(await values()).toHaveLength(1);
  expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(2);
});

test('values are forgotten after the years of the setting', async () => {
  await record();
  const old = await record();
  await withoutTriggers(db, async (write) => {
    await sql`update audit_value set at = at - interval '2 years 1 day' where log_id = ${old}`.execute(write);
  });
  await auditPersonalData(3).deleteExpired!(db);
  expect(await values()).toHaveLength(2);
  await auditPersonalData(2).deleteExpired!(db);
  expect((await values()).map((row) => row.log_id)).not.toContain(old);
  expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(2);
});
