import type { RunOutcome } from '@api/catalogue/run-outcome';
import type { FileOptions } from '@api/import/import-feed';
import { childProgram, type DatabasePlace, inChild } from '@api/work/child';

/** A feed's file to be read into the catalogue. */
export interface ReaderJob extends Omit<FileOptions, 'onProgress'> {
  source: string;
  file: string;
}
/** How it ended; `code`: why it was refused. */
export interface ReaderResult {
  outcome: RunOutcome;
  code: string | null;
  counts: { read: number; quarantined: number; added?: number; changed?: number; deactivated?: number };
  seconds: number;
}

/** Reads a feed; it ends at once where the signal says so, and nothing has changed then. */
export type ReadFeed = (job: ReaderJob, signal: AbortSignal) => Promise<ReaderResult>;

export const readerProgram = () => childProgram('api/feeds/program.ts', 'feed-reader');

/** Reads feeds in a process of its own each. */
export const readInChild = (place: DatabasePlace): ReadFeed => inChild(readerProgram, place);
