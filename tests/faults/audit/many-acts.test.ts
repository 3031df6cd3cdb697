import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain } from '@api/audit/check-chain';
import { sealAudit } from '@api/audit/seal';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { chainReport } from '@server/doctor/audit';
import { withoutTriggers } from '../../audit/without-triggers';
import { openTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

test('one altered byte among 100,000 acts is found', async () => {
  await sql`
    insert into audit_log (at, member_id, role, verb, subject, fields, request_id, content_hash)
    select ${clock.now()}::timestamptz, n % 7, 'vitrine', 'properties.write', 'property:' || n, array['price'], 'r-' || n, md5(n::text)
    from generate_series(1, 100000) n`.execute(db);
  expect(await sealAudit(db)).toMatchObject({ rows: 100_000 });
  const { rows } = await sql<{
    id: number;
  }>`select id from audit_log where subject = 'property:54321'`.execute(db);
  await withoutTriggers(db, async (write) => {
    await sql`update audit_log set request_id = 'r-54322' where id = ${rows[0]!.id}`.execute(write);
  });
  const checked = await checkChain(db);
  expect(checked).toMatchObject({ rows: 100_000, problems: [{ kind: 'altered', id: rows[0]!.id }] });
  expect(chainReport(checked)).toEqual({
    text: `Registro da equipe: ADULTERADO. o ato nº ${rows[0]!.id} não é mais o que foi selado.\n`,
    code: 1,
  });
});
