/**
 * refused: held for a decision. repeated: as held or discarded before. abandoned: replaced by a newer run, or killed.
 */
export type RunOutcome = 'applied' | 'unchanged' | 'refused' | 'repeated' | 'failed' | 'abandoned';

/** Validators of the stored catalogue (RFC 9110, 8.8). */
export interface FeedVersion {
  /** Hash of source, credentials and parser. Validators from a different request must not be reused. */
  question: string;
  etag: string | null;
  lastModified: string | null;
}
