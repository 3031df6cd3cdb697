import type { Kysely } from 'kysely';
import type { FeedsDatabase } from '../schema';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import { heldCodes } from '../import/import-report';
import { importFile } from '../import/import-feed';
import type { ReaderJob, ReaderResult } from './reader';

export async function readFeed(
  db: Kysely<FeedsDatabase>,
  { file, ...options }: ReaderJob,
): Promise<ReaderResult> {
  const { outcome, refusal, counts, catalogue, seconds } = await importFile(db, file, options);
  const { added, changed, deactivated } = catalogue?.counts ?? {};
  return {
    outcome: outcome === 'applied' ? 'applied' : outcomeOf(refusal?.code ?? ''),
    code: refusal?.code ?? null,
    counts: { read: counts.read, quarantined: counts.quarantined, added, changed, deactivated },
    seconds,
  };
}

function outcomeOf(code: string): RunOutcome {
  if (code === 'repeated') return 'repeated';
  return Object.values<string>(heldCodes).includes(code) ? 'refused' : 'failed';
}
