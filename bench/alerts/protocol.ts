/** What the benchmark asks of the process that it measures: match the change against the first so many searches. */
export interface Question {
  searches: number;
  /** Whether to look at the memory meanwhile, which slows all else. */
  weighs?: boolean;
}

export type Reply = { tell: 'ready'; port: number } | ({ tell: 'matched' } & Matched);

export interface Matched {
  seconds: number;
  homes: number;
  alerts: number;
  /** The longest statement of the matching, from asking to answer: what it waited for others' is part of it. */
  longestMs: number;
  /** The most that was in use meanwhile, each time after a garbage collection; 0 where nobody looked. */
  peakMb: number;
}
