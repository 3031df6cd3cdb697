import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkChain } from '@api/audit/check-chain';
import { operator, recordAct } from '@api/audit/record-act';
import { sealAudit, sealJob } from '@api/audit/seal';
import type { Database } from '@api/database';
import { inTransaction } from '@api/platform/db/transaction';
import { chainReport } from '@server/doctor/audit';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { withoutTriggers } from './without-triggers';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const record = (id: string, write = db) =>
  inTransaction(write, (inside) =>
    recordAct(inside, {
      actor: operator,
      verb: 'properties.write',
      subject: `property:${id}`,
      changes: { price: [1, 2] },
    }),
  );
const problems = async () => (await checkChain(db)).problems;

describe('a chain of acts', () => {
  let ids: number[];
  beforeEach(async () => {
    await withoutTriggers(db, async (write) => {
      for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
        await write.deleteFrom(table).execute();
    });
    ids = [];
    for (const id of ['a', 'b', 'c', 'd']) ids.push(await record(id));
  });

  test('is sealed each minute, goes on, and is whole', async () => {
    expect(sealJob(db).clock).toEqual({ everyMinutes: 1 });
    expect(await sealAudit(db)).toMatchObject({ rows: 4 });
    await record('e');
    const { head } = await sealAudit(db);
    expect(await checkChain(db)).toEqual({ rows: 5, head, problems: [], unsealed: 0 });
    expect(await sealAudit(db)).toEqual({ rows: 0, head });
  });

  test.each([
    ['at', sql`at + interval '1 microsecond'`],
    ['member_id', sql`7`],
    ['role', sql`'vitrine'`],
    ['verb', sql`verb || 's'`],
    ['subject', sql`subject || '1'`],
    ['fields', sql`array['prices']`],
    ['request_id', sql`'another'`],
    ['content_hash', sql`content_hash || '='`],
  ])('names the one act with another %s, and the rest is whole', async (column, value) => {
    await sealAudit(db);
    await withoutTriggers(db, async (write) => {
      await sql`update audit_log set ${sql.ref(column)} = ${value} where id = ${ids[1]}`.execute(write);
    });
    expect(await problems()).toEqual([{ kind: 'altered', id: ids[1] }]);
  });

  test('names altered values, and a deleted act or seal', async () => {
    await sealAudit(db);
    await withoutTriggers(db, async (write) => {
      await sql`update audit_value set content = content || ' ' where log_id = ${ids[0]}`.execute(write);
      await sql`delete from audit_log where id = ${ids[1]}`.execute(write);
      await sql`delete from audit_seal where log_id = ${ids[2]}`.execute(write);
    });
    expect(await problems()).toEqual([
      { kind: 'values', id: ids[0] },
      { kind: 'gone', id: ids[1] },
      { kind: 'seal', id: 3 },
    ]);
  });

  test('erased values do not break it', async () => {
    await db.deleteFrom('audit_value').where('log_id', '=', ids[0]!).execute();
    await sealAudit(db);
    await db.deleteFrom('audit_value').execute();
    expect(await problems()).toEqual([]);
  });

  test('takes an act that commits after a later one was sealed', async () => {
    await withoutTriggers(db, async (write) => {
      await sql`update audit_log set id = id + 100 where id > ${ids[1]}`.execute(write);
    });
    await sealAudit(db);
    await withoutTriggers(db, async (write) => {
      await sql`update audit_log set id = ${ids[3]! + 50} where id = ${ids[2]! + 100}`.execute(write);
      await sql`delete from audit_seal where log_id = ${ids[2]! + 100}`.execute(write);
      await sql`delete from audit_seal where log_id = ${ids[3]! + 100}`.execute(write);
    });
    await sealAudit(db);
    expect(await checkChain(db)).toMatchObject({ rows: 4, problems: [] });
  });

  test('two jobs at once make one chain', async () => {
    const sealed = await Promise.all([sealAudit(db), sealAudit(db)]);
    expect(sealed.map(({ rows }) => rows).sort()).toEqual([0, 4]);
    expect(await problems()).toEqual([]);
  });

  test('an act without a seal is reported after 15 minutes', async () => {
    expect(await checkChain(db)).toMatchObject({ rows: 0, unsealed: 0 });
    await withoutTriggers(db, async (write) => {
      await sql`update audit_log set at = at - interval '16 minutes' where id = ${ids[0]}`.execute(write);
    });
    expect(await checkChain(db)).toMatchObject({ unsealed: 1 });
  });
});

test('the report of a whole chain names its head', () => {
  const whole = { rows: 2, head: 'abc', problems: [], unsealed: 0 };
  expect(chainReport(whole)).toEqual({
    text: 'Registro da equipe: 2 atos selados, todos como foram gravados (último selo abc).\n',
    code: 0,
  });
  expect(chainReport({ ...whole, unsealed: 3 }).text).toMatch(/3 atos esperam pelo selo/);
  expect(chainReport({ ...whole, rows: 0 }).text).toBe('Registro da equipe: 0 atos selados.\n');
});
