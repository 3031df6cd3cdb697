/**
 * How a run ended. applied: the catalogue is as the feed says. unchanged: its server says that nothing is new.
 * refused: too many would be deactivated. failed: see its reason. abandoned: another one took its place, or it was killed.
 */
export type RunOutcome = 'applied' | 'unchanged' | 'refused' | 'failed' | 'abandoned';

/** What a feed's server said of what stands in the catalogue (RFC 9110, 8.8). */
export interface FeedVersion {
  /** By whom, of whom and how it was read, as a hash: to another question these are no answer. */
  question: string;
  etag: string | null;
  lastModified: string | null;
}
