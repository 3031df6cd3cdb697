/** Requests to the measured process. 'prepare' activates the first searches, 'match' runs the matching. */
export type Question = { ask: 'prepare'; searches: number } | ({ ask: 'match' } & How);

export interface How {
  /** Measures the memory, which slows down everything else. */
  weighs?: boolean;
}

export type Reply = { tell: 'ready'; port: number } | { tell: 'prepared' } | ({ tell: 'matched' } & Measured);

export interface Measured {
  seconds: number;
  homes: number;
  alerts: number;
  longestMs: number;
  peakMb: number;
}
