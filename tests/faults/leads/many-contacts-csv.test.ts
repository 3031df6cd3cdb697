import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsAsCsv } from '@api/contacts/contacts-csv';
import { openTestDatabase, type TestDatabase } from '../../support/database';

setFlagsFromString('--expose-gc');
/** Without it what nobody holds any more would count. */
const collect = runInNewContext('gc') as () => void;

const count = 200_000;
/** The text is several times as long: who builds it up is found. */
const maxGrowthMiB = 48;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute(async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await sql`insert into lead (idempotency_key, protocol, kind, name, email, message, details, campaign, consent_version, created_at)
      select 'many-' || n, 'M' || n, 'contact', 'Pessoa ' || n, 'p' || n || '@exemplo.com.br', repeat('Quero visitar. ', 60),
        '{}', '{}', 'x', now() from generate_series(1, ${count}) n`.execute(write);
  });
}, 600_000);
afterAll(() => database.close());

const reader = { member: { id: 1, email: 'x@casa.com.br' }, grant: 'all' } as Parameters<
  typeof contactsAsCsv
>[1];

test('200,000 contacts are exported in flat memory', { timeout: 600_000 }, async () => {
  const lines = contactsAsCsv(database.db, reader, { tab: 'all', text: '' });
  let [pieces, length, rows, start, highest] = [0, 0, 0, 0, 0];
  for await (const piece of lines) {
    pieces += 1;
    length += piece.length;
    rows += piece.split('\r\n').length - 1;
    if (pieces % 20 !== 0) continue;
    collect();
    const { heapUsed, external } = process.memoryUsage();
    // The first pieces warm the program up.
    if (pieces === 20) start = heapUsed + external;
    highest = Math.max(highest, heapUsed + external);
  }
  expect(rows).toBe(count + 1);
  expect(length).toBeGreaterThan(150 * 2 ** 20);
  expect((highest - start) / 2 ** 20).toBeLessThan(maxGrowthMiB);
});
