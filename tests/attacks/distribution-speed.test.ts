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
/** Times the processor time of storing a contact in the same database: a fast machine is fast at both. */
const most = 3;

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
async function msOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!;

test('an arrival costs at most three times its contact', async () => {
  const { db } = opened;
  const [stored, distributed]: [number[], number[]] = [[], []];
  const rules: unknown[] = [];
  for (let n = 0; n < runs; n += 1) {
    let lead = 0;
    // Every other one has come before.
    const values = n % 2 ? {} : { email: `pessoa.${n + 1_000}@gmail.com` };
    stored.push(await msOf(async () => (lead = await sendContact(db, values))));
    const distributeIt = () => inTransaction(db, (write) => distribute(write, lead, usualReplyMinutes));
    distributed.push(await msOf(async () => rules.push(await distributeIt())));
  }
  expect(rules).toEqual(Array(runs).fill({ rule: 'general' }));
  process.stdout.write(
    `an arrival among ${contacts} contacts: ${medianOf(distributed).toFixed(1)} ms, ${medianOf(stored).toFixed(1)} to store it\n`,
  );
  expect(medianOf(distributed) / medianOf(stored)).toBeLessThan(most);
});

test('a sweep that finds nothing costs at most three contacts', async () => {
  const { db } = opened;
  const [stored, swept]: [number[], number[]] = [[], []];
  const found: unknown[] = [];
  for (let n = 0; n < runs; n += 1) {
    stored.push(await msOf(() => sendContact(db, {})));
    swept.push(await msOf(async () => found.push(await runSweep(db))));
  }
  expect(found).toEqual(Array(runs).fill(null));
  process.stdout.write(
    `a sweep: ${medianOf(swept).toFixed(1)} ms, ${medianOf(stored).toFixed(1)} to store a contact\n`,
  );
  expect(medianOf(swept) / medianOf(stored)).toBeLessThan(most);
});
