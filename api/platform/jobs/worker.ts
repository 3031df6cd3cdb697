import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { JobTables } from './schema-work';
import type { Job } from './schema-work';
import { isDatabaseUnavailable } from '@api/platform/db/database-errors';
import type { Logger } from '@api/platform/process/log';
import { clock } from '@domain/kernel/clock';
import { warned } from '@domain/kernel/logged';
import { listenForWakeUp } from './wake-up';
import { claimJobs, prepareJobs, whenDue } from './queue';
import { completeJob } from './complete';
import { type JobErrorKind, JobError } from './job-error';
import type { JobOutcome, JobDefinition } from './job-definition';

/** Milliseconds. */
export interface WorkerPauses {
  idle: number;
  away: number;
  longestAway: number;
  /** At a stop, running jobs get this time before their signal aborts. */
  finish: number;
}
const usualPauses: WorkerPauses = { idle: 5_000, away: 5_000, longestAway: 60_000, finish: 4_000 };
const lastMs = 1_000;

export interface WorkerOptions {
  db: Kysely<JobTables>;
  kinds: readonly JobDefinition[];
  log: Logger;
  pauses?: WorkerPauses;
  /** For metrics. */
  onEnd?: ((kind: string, end: JobOutcome['end']) => void) | undefined;
}

export interface Worker {
  stop(): Promise<void>;
}

export function startJobs(options: WorkerOptions): Worker {
  const pauses = options.pauses ?? usualPauses;
  const worker = new WorkerLoop({ ...options, pauses });
  const ended = worker.run();
  return {
    async stop() {
      worker.stop();
      const over = setTimeout(() => worker.timeOver.abort(), pauses.finish);
      await Promise.race([ended, pause(pauses.finish + lastMs, undefined, { ref: false })]);
      clearTimeout(over);
    },
  };
}

interface JobState {
  kind: JobDefinition;
  inHand: Map<number, Promise<void>>;
  rest: number;
  restsUntil: number;
}

class WorkerLoop {
  readonly timeOver = new AbortController();
  #stopped = false;
  readonly #bell = listenForWakeUp();
  readonly #desks: readonly JobState[];

  constructor(private readonly options: WorkerOptions & { pauses: WorkerPauses }) {
    this.#desks = options.kinds.map((kind) => ({ kind, inHand: new Map(), rest: 0, restsUntil: 0 }));
  }

  stop(): void {
    this.#stopped = true;
    this.#bell.ring();
  }

  async run(): Promise<void> {
    const { db, kinds, log } = this.options;
    let isPrepared = false;
    let failures = 0;
    while (!this.#stopped) {
      let rest: number;
      try {
        if (!isPrepared) await prepareJobs(db, kinds);
        isPrepared = true;
        rest = await this.#takeWhatIsDue();
        failures = 0;
      } catch (error) {
        rest = failures = this.#grown(failures);
        warned(log, 'jobs waiting: database unavailable')(error);
      }
      await this.#bell.wait(rest);
    }
    this.#bell.close();
    await Promise.all(this.#desks.flatMap(({ inHand }) => [...inHand.values()]));
  }

  #grown = (rest: number) =>
    rest ? Math.min(rest * 2, this.options.pauses.longestAway) : this.options.pauses.away;

  /** @returns ms until the next poll */
  async #takeWhatIsDue(): Promise<number> {
    const { db, kinds, pauses } = this.options;
    const due = await whenDue(
      db,
      kinds.map(({ name }) => name),
    );
    let next = pauses.idle;
    for (const state of this.#desks) {
      const { kind, inHand, rest, restsUntil } = state;
      const ms = Math.max(due.get(kind.name) ?? Infinity, restsUntil - clock.monotonicNow());
      if (ms > 0) {
        next = Math.min(next, ms);
        continue;
      }
      // After 'away' one job probes the service. A running job triggers a wake-up when it ends.
      const free = (rest > 0 ? 1 : kind.atOnce) - inHand.size;
      if (free <= 0 || this.#stopped) continue;
      const pieces = await claimJobs(db, kind, free, [...inHand.keys()]);
      for (const job of pieces) this.#begin(state, job);
      if (pieces.length === 0) next = Math.min(next, 60_000 / kind.perMinute);
    }
    return next;
  }

  #begin(state: JobState, job: Job): void {
    const piece = this.#do(state, job)
      .catch(warned(this.options.log, 'job result not stored'))
      .finally(() => {
        state.inHand.delete(job.id);
        this.#bell.ring();
      });
    state.inHand.set(job.id, piece);
  }

  async #do(state: JobState, job: Job): Promise<void> {
    const { db, log } = this.options;
    const { kind } = state;
    const about = { kind: kind.name, work: job.id, ...kind.about?.(job) };
    const outcome = await kind.run(job, this.timeOver.signal).then(
      (result): JobOutcome => {
        if (result) log.info({ ...about, ...result }, 'job done');
        return { end: 'done' };
      },
      (error: unknown): JobOutcome => {
        const { trouble: failures, message: reason, more } = troubleOf(error, this.timeOver.signal);
        log[failures === 'refused' ? 'error' : 'warn']({ ...about, reason }, logMessages[failures]);
        return { end: failures, reason, ...more };
      },
    );
    this.options.onEnd?.(kind.name, outcome.end);
    this.#rest(state, outcome.end === 'away');
    await completeJob(db, kind, job, outcome);
  }

  /** Jobs that started before the pause do not extend it. */
  #rest(state: JobState, isDatabaseDown: boolean): void {
    if (!isDatabaseDown) state.rest = state.restsUntil = 0;
    else if (state.restsUntil <= clock.monotonicNow()) {
      state.rest = this.#grown(state.rest);
      state.restsUntil = clock.monotonicNow() + state.rest;
    }
  }
}

const logMessages: Record<JobErrorKind, string> = {
  away: 'work waits: nothing of this kind can be done now',
  later: 'a piece of work was refused for now and is tried later',
  refused: 'a piece of work was refused for good',
};

/** Other errors come from the database or from our code: the job must not be lost. */
function troubleOf(error: unknown, timeOver: AbortSignal): JobError {
  if (error instanceof JobError) return error;
  const isPassing = timeOver.aborted || isDatabaseUnavailable(error);
  return new JobError(isPassing ? 'away' : 'later', error instanceof Error ? error.name : 'unknown');
}
