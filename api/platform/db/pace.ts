import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '@domain/kernel/clock';
import type { Engine } from './engine';

/** How a long transaction shares the processors with visitors. */
export interface Pace {
  /** Then statements write few rows each. */
  readonly hasRests: boolean;
  /** Called between two statements. @throws AbortError: the process stops */
  rest(): Promise<void>;
}

/** Rows of one statement between rests. */
export const pacedRows = 100;
/** A rest is this many times as long as the work before it. */
const restShare = 3;
/** Less work is not worth a timer. */
const leastWorkMs = 4;
/** Of all rests of a transaction: its locks keep other editors waiting, whose calls have 5 s. */
const mostRestMs = 3_000;

/** The embedded database answers no visitor before the end of a transaction: no rests, few statements. */
export const unpaced: Pace = { hasRests: false, async rest() {} };

type Wait = (ms: number, value: undefined, options: { signal?: AbortSignal | undefined }) => Promise<unknown>;

interface PaceOptions {
  signal?: AbortSignal;
  wait?: Wait;
}

/** Of one transaction, from now on. */
export function paceOf(engine: Engine, { signal, wait = pause }: PaceOptions = {}): Pace {
  if (engine === 'embedded') return unpaced;
  let begun = clock.monotonicNow();
  let left = mostRestMs;
  return {
    hasRests: true,
    async rest() {
      const worked = clock.monotonicNow() - begun;
      if (worked < leastWorkMs || left <= 0) return;
      const ms = Math.min(worked * restShare, left);
      left -= ms;
      await wait(ms, undefined, { signal });
      begun = clock.monotonicNow();
    },
  };
}
