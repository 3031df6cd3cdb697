import { type Kysely, sql } from 'kysely';
import type { LeadKind } from '@contract/leads';
import { clock } from '@domain/kernel/clock';
import type { ArmCounts } from '@domain/experiments/experiment-result';
import { type Arm, armText, type Experiment, experiments } from '@domain/experiments/experiments';
import { isoDay } from '@domain/kernel/moment';
import type { AnalyticsDatabase } from '../schema';

export async function countExposure(
  db: Kysely<AnalyticsDatabase>,
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

/** Kinds of leads that count as a conversion. */
const goals: Record<Experiment, readonly LeadKind[]> = {
  'schedule-visit-without-cpf': ['schedule'],
  'search-simplified': ['lead', 'schedule', 'contact', 'no-reference'],
};

export interface ExperimentCounts {
  /** 'YYYY-MM-DD' of the first count. */
  since: string | null;
  arms: readonly [ArmCounts, ArmCounts];
}

/**
 * Exposures, and people (by e-mail) with a counted lead after one. `from`: first day, or null for the first exposure's.
 */
export async function experimentCounts(
  db: Kysely<AnalyticsDatabase>,
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
