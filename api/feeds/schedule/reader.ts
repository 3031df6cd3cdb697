import type { RunOutcome } from '@api/catalogue/run-outcome';
import type { FileOptions } from '../import/import-feed';
import { type DatabasePlace, inChild } from '@api/platform/jobs/child';
import { childProgram } from '@api/platform/process/child-program';

export interface ReaderJob extends Omit<FileOptions, 'onProgress'> {
  source: string;
  file: string;
}
/** `code`: reason of a refusal. */
export interface ReaderResult {
  outcome: RunOutcome;
  code: string | null;
  counts: { read: number; quarantined: number; added?: number; changed?: number; deactivated?: number };
  seconds: number;
}

/** Ends on `signal`, without changes. */
export type ReadFeed = (job: ReaderJob, signal: AbortSignal) => Promise<ReaderResult>;

export const readerProgram = () => childProgram('api/feeds/schedule/program.ts', 'feed-reader');

/** One child process per feed. */
export const readInChild = (place: DatabasePlace): ReadFeed => inChild(readerProgram, place);
