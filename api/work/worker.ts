import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import { isDatabaseAway } from '@api/errors';
import type { Logger } from '@api/log';
import { clock } from '@domain/clock';
import { warned } from '@domain/logged';
import { listenToBell } from './bell';
import { claimWork, prepareWork, whenDue } from './queue';
import { settle } from './settle';
import { type Trouble, WorkTrouble } from './trouble';
import type { Outcome, WorkKind } from './work-kind';

/** In ms. */
export interface WorkPauses {
  /** How soon work that another process added is seen. */
  idle: number;
  /** The first and the longest pause while a kind can do nothing. */
  away: number;
  longestAway: number;
  /** How long what is in hand at a stop may go on; then it is told that time is over. */
  finish: number;
}
const usualPauses: WorkPauses = { idle: 5_000, away: 5_000, longestAway: 60_000, finish: 4_000 };
/** What then does not end either is left, ms. */
const lastMs = 1_000;

export interface WorkerOptions {
  db: Kysely<Database>;
  kinds: readonly WorkKind[];
  log: Logger;
  pauses?: WorkPauses;
}

export interface Worker {
  /** Lets what is in hand end, for a while; what has not by then is given back, or lapses. */
  stop(): Promise<void>;
}

/** Does the work that waits until it is stopped; several instances share it, each piece at least once. */
export function startWork(options: WorkerOptions): Worker {
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

/** A kind in this instance: what it has in hand, and how long it rests while it can do nothing. */
interface Desk {
  kind: WorkKind;
  inHand: Map<number, Promise<void>>;
  rest: number;
  restsUntil: number;
}

class WorkerLoop {
  readonly timeOver = new AbortController();
  #stopped = false;
  readonly #bell = listenToBell();
  readonly #desks: readonly Desk[];

  constructor(private readonly options: Required<WorkerOptions>) {
    this.#desks = options.kinds.map((kind) => ({ kind, inHand: new Map(), rest: 0, restsUntil: 0 }));
  }

  stop(): void {
    this.#stopped = true;
    this.#bell.ring();
  }

  async run(): Promise<void> {
    const { db, kinds, log } = this.options;
    let isPrepared = false;
    let trouble = 0;
    while (!this.#stopped) {
      let rest: number;
      try {
        if (!isPrepared) await prepareWork(db, kinds);
        isPrepared = true;
        rest = await this.#takeWhatIsDue();
        trouble = 0;
      } catch (error) {
        rest = trouble = this.#grown(trouble);
        warned(log, 'work waits: the database did not answer')(error);
      }
      await this.#bell.wait(rest);
    }
    this.#bell.close();
    await Promise.all(this.#desks.flatMap(({ inHand }) => [...inHand.values()]));
  }

  #grown = (rest: number) =>
    rest ? Math.min(rest * 2, this.options.pauses.longestAway) : this.options.pauses.away;

  /** Begins what may be begun now. @returns when to look again, ms */
  async #takeWhatIsDue(): Promise<number> {
    const { db, kinds, pauses } = this.options;
    const due = await whenDue(
      db,
      kinds.map(({ name }) => name),
    );
    let next = pauses.idle;
    for (const desk of this.#desks) {
      const { kind, inHand, rest, restsUntil } = desk;
      const ms = Math.max(due.get(kind.name) ?? Infinity, restsUntil - clock.nowMs());
      if (ms > 0) {
        next = Math.min(next, ms);
        continue;
      }
      // While nothing can be done one piece tries whether it can again; whatever is in hand rings when it ends.
      const free = (rest > 0 ? 1 : kind.atOnce) - inHand.size;
      if (free <= 0 || this.#stopped) continue;
      const pieces = await claimWork(db, kind, free, [...inHand.keys()]);
      for (const work of pieces) this.#begin(desk, work);
      if (pieces.length === 0) next = Math.min(next, 60_000 / kind.perMinute);
    }
    return next;
  }

  #begin(desk: Desk, work: Work): void {
    const piece = this.#do(desk, work)
      .catch(warned(this.options.log, 'the end of a piece of work could not be kept'))
      .finally(() => {
        desk.inHand.delete(work.id);
        this.#bell.ring();
      });
    desk.inHand.set(work.id, piece);
  }

  /** One piece, to its end for now. Nothing that is thrown here leaves it in nobody's hands. */
  async #do(desk: Desk, work: Work): Promise<void> {
    const { db, log } = this.options;
    const { kind } = desk;
    const about = { kind: kind.name, work: work.id, ...kind.about?.(work) };
    const outcome = await kind.run(work, this.timeOver.signal).then(
      (result): Outcome => {
        if (result) log.info({ ...about, ...result }, 'work done');
        return { end: 'done' };
      },
      (error: unknown): Outcome => {
        const { trouble, message: reason, more } = troubleOf(error, this.timeOver.signal);
        log[trouble === 'refused' ? 'error' : 'warn']({ ...about, reason }, said[trouble]);
        return { end: trouble, reason, ...more };
      },
    );
    this.#rest(desk, outcome.end === 'away');
    await settle(db, kind, work, outcome);
  }

  /** Those that were in hand when it began to rest tell nothing new. */
  #rest(desk: Desk, isAway: boolean): void {
    if (!isAway) desk.rest = desk.restsUntil = 0;
    else if (desk.restsUntil <= clock.nowMs()) {
      desk.rest = this.#grown(desk.rest);
      desk.restsUntil = clock.nowMs() + desk.rest;
    }
  }
}

const said: Record<Trouble, string> = {
  away: 'work waits: nothing of this kind can be done now',
  later: 'a piece of work was refused for now and is tried later',
  refused: 'a piece of work was refused for good',
};

/** What is not the kind's own word is the database's, or a fault of ours: neither may cost a piece of work. */
function troubleOf(error: unknown, timeOver: AbortSignal): WorkTrouble {
  if (error instanceof WorkTrouble) return error;
  const isPassing = timeOver.aborted || isDatabaseAway(error);
  return new WorkTrouble(isPassing ? 'away' : 'later', error instanceof Error ? error.name : 'unknown');
}
