/** The only source of time. Tests replace it. */
export interface Clock {
  now(): Date;
  nowMs(): number;
  /** Milliseconds since an arbitrary start; never decreases. For durations within this process. */
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

/** For tests: replaces the clock until the caller calls the returned function. */
export function replaceClock(other: Clock): () => void {
  current = other;
  return () => void (current = systemClock);
}
