import { type RawBuilder, sql } from 'kysely';
import { type SetOfChanges, writeInSets } from '@api/catalogue/overrides/write-in-sets';
import { type Pace, unpaced } from '@api/platform/db/pace';
import type { Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { refreshSearchIndex } from '@api/search/queries/search-index';
import type { PropertyAdminDatabase } from './schema';

interface SetsOfChanges extends Omit<SetOfChanges, 'rows'> {
  /** `rows` of each statement. A property is in one of them. */
  parts: readonly RawBuilder<unknown>[];
}

/** As `saveOverrides`, of thousands of locked properties. Places depend on which properties there are alone. */
export async function saveInSets(
  write: Write<PropertyAdminDatabase>,
  { parts, ...changes }: SetsOfChanges,
  pace: Pace = unpaced,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(write);
  await beginTime(write);
  for (const rows of parts) {
    await writeInSets(write, { rows, ...changes });
    await pace.rest();
  }
  await writeStoredMarks(write);
  await pace.rest();
  if (changes.fields.includes('withdrawn')) await syncLocations(write, pace);
  else await refreshSearchIndex(write, pace);
}
