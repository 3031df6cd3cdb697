import type { Kysely } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { importFile } from '../import/import-feed';
import type { ReaderJob, ReaderResult } from './reader';

export async function readFeed(
  db: Kysely<FeedsDatabase>,
  { file, ...options }: ReaderJob,
): Promise<ReaderResult> {
  const { outcome, refusal, counts, catalogue, seconds } = await importFile(db, file, options);
  const { added, changed, deactivated } = catalogue?.counts ?? {};
  return {
    outcome: outcome === 'applied' ? 'applied' : refusal?.code === 'too-many-gone' ? 'refused' : 'failed',
    code: refusal?.code ?? null,
    counts: { read: counts.read, quarantined: counts.quarantined, added, changed, deactivated },
    seconds,
  };
}
