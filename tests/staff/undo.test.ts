import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkChain } from '@api/audit/check-chain';
import { eraseValues } from '@api/audit/personal-data';
import type { AuditChanges } from '@api/audit/content';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { sealAudit } from '@api/audit/seal';
import type { Database } from '@api/database';
import { inTransaction } from '@api/platform/db/transaction';
import type { Role } from '@domain/staff/roles';
import { withoutTriggers } from '../audit/without-triggers';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let boss: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  boss = await api.member('direcao');
});

const roleOf = async (id: number) =>
  (await db.selectFrom('staff_member').select('role').where('id', '=', id).executeTakeFirst())?.role;
const lastAct = async (verb = 'members.role') =>
  (
    await db
      .selectFrom('audit_log')
      .selectAll()
      .where('verb', '=', verb)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
async function changeRole(id: number, was: Role, role: Role): Promise<number> {
  await api.good('PUT', `staff/members/${id}/role`, boss.token, { role, was });
  return lastAct();
}
const undo = (act: number, token = boss.token) => api.call('POST', `staff/acts/${act}/undo`, token);

test('a changed role gets its old one back; the undo is an act, once', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  const { data } = (await undo(act)).body;
  expect(data).toEqual({
    act: await lastAct(),
    restored: { records: 1, fields: ['role'] },
    left: { records: 0, items: [] },
  });
  expect(await roleOf(id)).toBe('vitrine');
  expect((await undo(act)).body.code).toBe('ALREADY_UNDONE');
  // The undo is undone as any act.
  expect((await undo(data.act)).status).toBe(200);
  expect(await roleOf(id)).toBe('corretor');
  const undoes = await db
    .selectFrom('audit_log')
    .select('undoes')
    .where('verb', '=', 'members.role')
    .orderBy('id')
    .execute();
  expect(undoes.map((row) => row.undoes)).toEqual([null, act, data.act]);
});

test('of two undos at once one takes it back', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  const answers = await Promise.all([undo(act), undo(act)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('what changed since is left, and says who changed it', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  await changeRole(id, 'corretor', 'atendimento');
  const { data } = (await undo(act)).body;
  expect(data.act).toBeNull();
  expect(data.left).toMatchObject({
    records: 1,
    items: [{ subject: `member:${id}`, field: 'role', reason: 'changed', by: 'Pessoa de direcao' }],
  });
  expect(await roleOf(id)).toBe('atendimento');
});

/** As somebody did it before. */
const recorded = (verb: string, id: number, changes: AuditChanges) =>
  inTransaction(db, (write) =>
    recordAct(write, { actor: operator, verb, subject: subjectOf('member', id), changes }),
  );

test('an undo needs the second factor where its act did', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  await db
    .updateTable('staff_session')
    .set({ step_up_at: new Date(0) })
    .execute();
  expect((await undo(act)).body.code).toBe('STEP_UP_REQUIRED');
  expect(await roleOf(id)).toBe('corretor');
});

test('nobody changes their own role, by an undo neither', async () => {
  const act = await recorded('members.role', boss.id, { role: ['vitrine', 'direcao'] });
  expect((await undo(act)).body.code).toBe('OWN_ROLE');
  expect(await roleOf(boss.id)).toBe('direcao');
});

test.each(['members.remove', 'members.invite', 'access.open'])('%s is not undone', async (verb) => {
  const act = await recorded(verb, boss.id, { role: ['vitrine', null] });
  expect((await undo(act)).body.code).toBe('NOT_UNDOABLE');
});

test('erased values cannot come back', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  await eraseValues(db, [subjectOf('member', id)]);
  expect((await undo(act)).body.code).toBe('VALUES_ERASED');
});

test('who has not the verb gets the answer of a missing act', async () => {
  const { id } = await api.addMember('vitrine');
  const act = await changeRole(id, 'vitrine', 'corretor');
  const { token } = await api.member('atendimento');
  const missing = await undo(999_999, token);
  const refused = await undo(act, token);
  expect([missing.status, refused.status, refused.text]).toEqual([404, 404, missing.text]);
  expect(await roleOf(id)).toBe('corretor');
});

test('the chain covers what an act takes back', async () => {
  const { id } = await api.addMember('vitrine');
  await undo(await changeRole(id, 'vitrine', 'corretor'));
  await sealAudit(db);
  expect((await checkChain(db)).problems).toEqual([]);
  const last = await lastAct();
  await withoutTriggers(db, async (write) => {
    await write
      .updateTable('audit_log')
      .set({ undoes: null } as object)
      .where('id', '=', last)
      .execute();
  });
  expect((await checkChain(db)).problems).toEqual([{ kind: 'altered', id: last }]);
});
