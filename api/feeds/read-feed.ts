import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { importFile } from '@api/import/import-feed';
import type { ReaderJob, ReaderResult } from './reader';

/** Reads a feed's file into the catalogue, and says in short how that ended. */
export async function readFeed(db: Kysely<Database>, { file, ...options }: ReaderJob): Promise<ReaderResult> {
  const { outcome, refusal, counts, catalogue, seconds } = await importFile(db, file, options);
  const { added, changed, deactivated } = catalogue?.counts ?? {};
  return {
    outcome: outcome === 'applied' ? 'applied' : refusal?.code === 'too-many-gone' ? 'refused' : 'failed',
    code: refusal?.code ?? null,
    counts: { read: counts.read, quarantined: counts.quarantined, added, changed, deactivated },
    seconds,
  };
}
