import type { Kysely } from 'kysely';
import type { JobTables } from './schema-work';
import type { Job } from './schema-work';
import type { Clock } from './clock';
import type { JobErrorDetails, JobErrorKind } from './job-error';

export type JobOutcome = { end: 'done' } | ({ end: JobErrorKind; reason: string } & JobErrorDetails);

export interface JobDefinition {
  name: string;
  /** Per instance. */
  atOnce: number;
  /** Over all instances. */
  perMinute: number;
  /** Must exceed the longest run: after it, another instance may claim the job. */
  claimSeconds: number;
  clock?: Clock;
  /** Keys of several scheduled jobs; new ones are due at once, jobs with other keys are deleted. */
  keys?: readonly string[];
  /** Of a key, in place of `clock`; null: `clock`. Read when the next run is planned. */
  clockOf?(db: Kysely<JobTables>, key: string): Promise<Clock | null>;
  /** May run twice. Returns log fields, or null. `signal` aborts when this process ends. @throws JobError */
  run(job: Job, signal: AbortSignal): Promise<object | null>;
  about?(job: Job): object;
  /** In the transaction that stores the attempt's outcome. */
  ended?(db: Kysely<JobTables>, job: Job, outcome: JobOutcome): Promise<void>;
}
