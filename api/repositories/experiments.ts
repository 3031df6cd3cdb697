import { type Kysely, sql } from 'kysely';
import type { LeadKind } from '@contract/leads';
import { clock } from '@domain/clock';
import type { ArmCounts } from '@domain/experiment-result';
import { type Arm, armText, type Experiment, experiments } from '@domain/experiments';
import { isoDay } from '@domain/moment';
import type { Database } from '@api/db/schema';

/** Counts that an arm was shown, on its day. */
export async function countExposure(
  db: Kysely<Database>,
  { experiment, arm }: Arm,
  now = clock.now(),
): Promise<void> {
  await db
    .insertInto('experiment_exposure')
    .values({ day: isoDay(now), experiment, arm })
    .onConflict((conflict) =>
      conflict
        .columns(['experiment', 'arm', 'day'])
        .doUpdateSet({ exposures: sql`experiment_exposure.exposures + 1` }),
    )
    .execute();
}

/** What each experiment is to bring about: the kinds of leads that count. */
const goals: Record<Experiment, readonly LeadKind[]> = {
  'schedule-visit-without-cpf': ['schedule'],
  'search-simplified': ['lead', 'schedule', 'contact', 'no-reference'],
};

/** What came of an experiment's two arms. */
export interface ExperimentCounts {
  /** The first day of which something is counted, 'YYYY-MM-DD'; null: nothing is. */
  since: string | null;
  arms: readonly [ArmCounts, ArmCounts];
}

/**
 * How often each arm was shown, and how many people (e-mails) who had seen it have sent a lead that counts since then.
 * @param from the first day; null: that of the first exposure
 */
export async function experimentCounts(
  db: Kysely<Database>,
  experiment: Experiment,
  from: string | null,
): Promise<ExperimentCounts> {
  const shown = await sql<{ arm: number; exposures: number; since: string }>`
    select arm, sum(exposures)::int as exposures, min(day)::text as since from experiment_exposure
    where experiment = ${experiment} and (${from}::date is null or day >= ${from}::date) group by arm`.execute(
    db,
  );
  const since = from ?? shown.rows.map((row) => row.since).sort()[0] ?? null;
  const counts = experiments[experiment].map(async (_weight, arm): Promise<ArmCounts> => {
    const { rows } = await sql<{ people: number }>`
      select count(distinct lower(email))::int as people from lead
      where kind = any(${[...goals[experiment]]}::text[]) and suspicion is null
        and details->'experiments' ? ${armText({ experiment, arm })}
        and created_at >= ${since}::timestamp at time zone 'America/Sao_Paulo'`.execute(db);
    const exposures = shown.rows.find((row) => row.arm === arm)?.exposures ?? 0;
    return { exposures, conversions: rows[0]!.people };
  });
  const [first, second] = await Promise.all(counts);
  return { since, arms: [first!, second!] };
}
