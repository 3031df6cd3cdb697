import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { Work } from '@api/db/schema-work';
import type { Clock } from './clock';
import type { MoreOfTrouble, Trouble } from './trouble';

/** How an attempt ended: done, or why not; `reason` in a word or a code. */
export type Outcome = { end: 'done' } | ({ end: Trouble; reason: string } & MoreOfTrouble);

/** A kind of work, as the room that does it tells it to the worker (worker.ts). */
export interface WorkKind {
  name: string;
  /** Pieces in hand at once, in one instance. */
  atOnce: number;
  /** Most that are begun in a minute, by all instances together. */
  perMinute: number;
  /** Longer than a piece may take: after that an instance is taken for dead, and its piece for nobody's. */
  claimSeconds: number;
  /** Where it is one piece that the clock brings back again and again. */
  clock?: Clock;
  /** Where the clock brings back several of them: their keys. Each is due at once the first time; others' pieces go. */
  keys?: readonly string[];
  /**
   * Does a piece; gives what the log is to say of it, null where there was nothing to do. It may come twice.
   * @param signal time is over: this process ends
   * @throws WorkTrouble
   */
  run(work: Work, signal: AbortSignal): Promise<object | null>;
  /** What the log may say of a piece besides its number. */
  about?(work: Work): object;
  /** Hears of every attempt's end, in the transaction that keeps it. */
  ended?(db: Kysely<Database>, work: Work, outcome: Outcome): Promise<void>;
}
