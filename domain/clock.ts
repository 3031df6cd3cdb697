/** The one source of time. Rules ask it, or take a time as a parameter; tests replace it. */
export interface Clock {
  /** Wall-clock time. */
  now(): Date;
  /** Wall-clock time in ms since the epoch. */
  nowMs(): number;
  /** Time in ms since an arbitrary start. Never goes back: for durations and ages within this process. */
  monotonicNow(): number;
}

const systemClock: Clock = {
  now: () => new Date(),
  nowMs: () => Date.now(),
  monotonicNow: () => performance.now(),
};

let current = systemClock;

export const clock: Clock = {
  now: () => current.now(),
  nowMs: () => current.nowMs(),
  monotonicNow: () => current.monotonicNow(),
};

/** For tests: replaces the clock until the returned function is called. */
export function replaceClock(other: Clock): () => void {
  current = other;
  return () => void (current = systemClock);
}
