import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distribute } from '@api/distribution/distribute';
import { inTransaction } from '@api/platform/db/transaction';
import { usualReplyMinutes } from '@domain/leads/answer-time';
import { runSweep, sendContact } from '../distribution/distributing';
import { addMember } from '../staff/member';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { addManyContacts } from './many-contacts';

const [contacts, open, ended] = [200_000, 5_000, 100_000];
const runs = 40;
/** ms of the processor, of the median. */
const bound = 20;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  const { db } = opened;
  await fillCatalogue(db, [makeListing({ reference: 'T-1' })]);
  await addManyContacts(db, contacts);
  await addMember(db, 'direcao');
  await inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    // Brokers can be asked; ten of them left, with closed contacts alone.
    await sql`update broker set email = slug || '@casa.com.br', active = id % 4 > 0`.execute(write);
    await sql`update lead set state = 'ganho' where broker_id in (select id from broker where not active)`.execute(
      write,
    );
    await sql`
      with chosen as (select id, broker_id from lead where state = 'novo' and suspicion is null and kind <> 'newsletter'
        and broker_id is not null order by id limit ${open}),
      offered as (insert into lead_offer (lead_id, broker_id, rule, at, due_at)
        select id, broker_id, 'general', now(), now() + interval '1 day' from chosen)
      update lead set broker_id = null, reply_due_at = now() + interval '1 day' from chosen where lead.id = chosen.id`.execute(
      write,
    );
    await sql`
      insert into lead_offer (lead_id, broker_id, rule, at, due_at, ended_at, outcome)
      select id, broker_id, 'general', created_at, created_at, created_at, 'taken' from lead
      where broker_id is not null limit ${ended}`.execute(write);
  });
  await sql`vacuum (analyze)`.execute(db);
}, 600_000);
afterAll(() => opened.close());

/** ms of the processor, also of the database in this process: other work of the machine does not count. */
async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < runs; time += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return times.toSorted((one, other) => one - other)[runs >> 1]!;
}

test('an arrival is distributed in time', async () => {
  const { db } = opened;
  const leads: number[] = [];
  // Every other one has come before.
  for (let n = 0; n < runs; n += 1)
    leads.push(await sendContact(db, n % 2 ? {} : { email: `pessoa.${n + 1_000}@gmail.com` }));
  const rules: unknown[] = [];
  const ms = await medianOf(async () => {
    rules.push(await inTransaction(db, (write) => distribute(write, leads.shift()!, usualReplyMinutes)));
  });
  expect(rules).toEqual(Array(runs).fill({ rule: 'general' }));
  process.stdout.write(`an arrival among ${contacts} contacts: ${ms.toFixed(1)} ms\n`);
  expect(ms).toBeLessThan(bound);
});

test('a sweep that finds nothing is short', async () => {
  const ms = await medianOf(() => runSweep(opened.db));
  process.stdout.write(`a sweep among ${contacts} contacts and ${open} offers: ${ms.toFixed(1)} ms\n`);
  expect(await runSweep(opened.db)).toBeNull();
  expect(ms).toBeLessThan(bound);
});
