/** What the benchmark asks of the process that it measures: let the first so many searches be live, then match. */
export type Question = { ask: 'prepare'; searches: number } | ({ ask: 'match' } & How);

export interface How {
  /** Whether to look at the memory meanwhile, which slows all else. */
  weighs?: boolean;
}

export type Reply = { tell: 'ready'; port: number } | { tell: 'prepared' } | ({ tell: 'matched' } & Measured);

export interface Measured {
  seconds: number;
  homes: number;
  alerts: number;
  /** The longest statement of the matching, from asking to answer: what it waited for others' is part of it. */
  longestMs: number;
  /** The most that was in use meanwhile, each time after a garbage collection; 0 where nobody looked. */
  peakMb: number;
}
