import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAct, subjectOf } from '@api/audit/record-act';
import type { Database } from '@api/database';
import { expireLeads } from '@api/leads/expire-leads';
import { inTransaction } from '@api/platform/db/transaction';
import { withoutTriggers } from '../audit/without-triggers';
import { makeAccount } from '../support/accounts';
import { testApi } from '../support/api';
import { eraseLeads, exportOf } from '../support/composed';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('lead').execute();
  await withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
});

const actor = { memberId: 7, role: 'atendimento' } as const;

/** A lead of this person that a member has read and renamed. @returns its number */
async function leadWithActs(email: string) {
  const { protocol } = await testApi(database).client.sendLead({
    ...{ idempotency_key: randomUUID(), kind: 'contact', name: 'Clara Nunes', email },
    consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
  });
  const { id } = await db
    .selectFrom('lead')
    .select('id')
    .where('protocol', '=', protocol!)
    .executeTakeFirstOrThrow();
  const subject = subjectOf('lead', id);
  await inTransaction(db, async (write) => {
    await recordAct(write, { actor, verb: 'contacts.read', subject });
    await recordAct(write, { actor, verb: 'contacts.write', subject, changes: { name: ['Clara', 'Nunes'] } });
  });
  return { id, protocol: protocol! };
}

const subjectsWithValues = async () =>
  (
    await db
      .selectFrom('audit_value')
      .innerJoin('audit_log', 'audit_log.id', 'log_id')
      .select('subject')
      .execute()
  ).map(({ subject }) => subject);
const acts = () => db.selectFrom('audit_log').select('id').execute();

test('erasing a person erases the values of acts on the leads', async () => {
  await leadWithActs('clara@exemplo.com.br');
  const other = await leadWithActs('bruno@exemplo.com.br');
  await eraseLeads(db, 'Clara@exemplo.com.br', database.dataDir);
  expect(await subjectsWithValues()).toEqual([`lead:${other.id}`]);
  expect(await acts()).toHaveLength(4);
});

test('leads that expire take the values of their acts with them', async () => {
  await leadWithActs('clara@exemplo.com.br');
  await expireLeads(db, sql<boolean>`true`);
  expect(await subjectsWithValues()).toEqual([]);
  expect(await acts()).toHaveLength(2);
});

test('a person’s export has who read and changed the leads, by role', async () => {
  const account = await makeAccount(db, { verified_at: new Date() });
  const { protocol } = await leadWithActs(account.email);
  await leadWithActs('bruno@exemplo.com.br');
  const { atosNosContatos } = await exportOf(db, account);
  expect(atosNosContatos).toEqual([
    { protocolo: protocol, ato: 'contacts.write', papel: 'Atendimento', quando: expect.any(Date) },
    { protocolo: protocol, ato: 'contacts.read', papel: 'Atendimento', quando: expect.any(Date) },
  ]);
});
