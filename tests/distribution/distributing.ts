import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import { distributionJob, sweepJob } from '@api/distribution/jobs';
import { distributionJobName } from '@api/leads/distribution';
import { saveLead } from '@api/leads/queries/leads';
import { noDestinations } from '@api/leads/destinations';
import { claimJobs, finishJob, prepareJobs } from '@api/platform/jobs/queue';
import { leadBody } from '@contract/leads';
import { clock, replaceClock } from '@domain/kernel/clock';
import { usualReplyMinutes } from '@domain/leads/answer-time';
import { silentLogger } from '../support/silent-logger';

type Db = Kysely<Database>;

/** Runs what is due by the clock, in the order of the queue. @returns what each run did */
export async function runDistribution(db: Db, replyMinutes = usualReplyMinutes): Promise<(object | null)[]> {
  const kind = distributionJob({ db, log: silentLogger, replyMinutes });
  await prepareJobs(db, [kind]);
  const done: (object | null)[] = [];
  for (;;) {
    const [job] = await claimJobs(db, kind, 1);
    if (!job) return done;
    done.push(await kind.run(job, new AbortController().signal));
    await finishJob(db, job, kind);
  }
}

export const runSweep = (db: Db, replyMinutes = usualReplyMinutes) =>
  sweepJob({ db, log: silentLogger, replyMinutes }).run({} as never, new AbortController().signal);

/** A clock that stands still until `move` or `set`. */
export function movableClock(at: string) {
  let now = new Date(at);
  const restore = replaceClock({
    now: () => now,
    nowMs: () => now.getTime(),
    monotonicNow: () => now.getTime(),
  });
  return {
    restore,
    move: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    set: (moment: string) => void (now = new Date(moment)),
  };
}

/** A contact of a form. @returns its id */
export async function sendContact(
  db: Db,
  given: Partial<Parameters<typeof leadBody.parse>[0] & object> = {},
): Promise<number> {
  const lead = leadBody.parse({
    ...{ idempotency_key: randomUUID(), kind: 'contact', name: 'Rafael Monteiro', cpf: null },
    ...{ email: `${randomUUID()}@exemplo.com.br`, message: 'Ainda está à venda?', whatsapp: null },
    consent: { version: '2026-11-25', at: clock.now().toISOString() },
    ...given,
  });
  const protocol = await saveLead(db, lead, noDestinations);
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow();
  return row.id;
}

export const addBroker = async (
  db: Db,
  slug: string,
  email: string | null = `${slug}@casa.com.br`,
): Promise<number> =>
  (
    await db
      .insertInto('broker')
      .values({ slug, name: `Pessoa ${slug}`, creci: '1-F', email })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** [rule, 'broker:1', outcome] of each offer of a contact. */
export const offersOf = async (db: Db, lead: number) =>
  (await db.selectFrom('lead_offer').selectAll().where('lead_id', '=', lead).orderBy('id').execute()).map(
    ({ rule, broker_id: broker, member_id: member, outcome }) => [
      rule,
      broker === null ? `member:${member}` : `broker:${broker}`,
      outcome,
    ],
  );

export const waitingJobs = (db: Db) =>
  db.selectFrom('work').select(['key', 'next_attempt_at']).where('kind', '=', distributionJobName).execute();

/** For the next test: contacts, rules and people go, the catalogue stays. */
export async function emptyDistribution(db: Db): Promise<void> {
  const tables = ['lead', 'distribution', 'distribution_group', 'absence'] as const;
  for (const table of [...tables, 'broker', 'staff_member', 'work', 'work_pace', 'attempt'] as const)
    await db.deleteFrom(table).execute();
}
