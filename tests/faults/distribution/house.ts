import { sql } from 'kysely';
import type { OpenDatabase } from '@api/open-database';
import { mailJobName } from '@api/platform/email/queue-mail';
import { addBroker } from '@tests/distribution/distributing';
import { staffApi } from '@tests/staff/staff-api';

const slugs = ['ana', 'bia', 'caio', 'davi', 'eva', 'fabio', 'gil'];

export type House = Awaited<ReturnType<typeof fillHouse>>;

/** Seven brokers, of whom two read the admin, and a member who is the last resort. */
export async function fillHouse(database: OpenDatabase) {
  const { db } = database;
  const api = staffApi(database);
  const brokers: number[] = [];
  for (const slug of slugs) brokers.push(await addBroker(db, slug));
  const boss = await api.member('direcao');
  const tokens = new Map<string, string>();
  for (const [index, slug] of slugs.slice(0, 2).entries())
    tokens.set(`broker:${brokers[index]}`, (await api.member('corretor', `${slug}@casa.com.br`)).token);
  // E-mails stay in the queue: a sent one is deleted from it.
  await sql`insert into work_pace (kind, free_at) values (${mailJobName}, '2999-01-01')
    on conflict (kind) do update set free_at = excluded.free_at`.execute(db);
  await sql`delete from work where kind = ${mailJobName}`.execute(db);
  return { brokers, boss: { id: boss.id, token: boss.token }, tokens };
}

/** As at this time: members are signed in, the sweep is due soon, seals too. @param sweepMs from `now` on */
export async function prepareLife({ db }: OpenDatabase, now: Date, sweepMs: number): Promise<void> {
  await sql`update staff_session set created_at = ${now}, last_used_at = ${now}, step_up_at = ${now}`.execute(
    db,
  );
  const sweep = new Date(now.getTime() + sweepMs);
  await sql`update work set next_attempt_at = ${sweep} where kind = 'distribution-sweep' and held_until is null`.execute(
    db,
  );
  await sql`update work set next_attempt_at = ${now}, held_until = null where kind = 'seal-audit'`.execute(
    db,
  );
}

/** One broker at most is switched off, another each time. */
export async function switchOff({ db }: OpenDatabase, broker: number): Promise<void> {
  await sql`update broker set active = id <> ${broker}`.execute(db);
}
