import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { sql } from 'kysely';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import { beginTime } from '@api/platform/db/transaction-time';
import type { Write } from '@api/platform/db/transaction';
import type { FeedsDatabase } from '../schema';
import { storeAdded, storeBefore } from './before-images';
import { saveAccepted } from './implausible';
import { queuePhotos } from './queue-photos';
import { overrideStaged } from './staged-overrides';
import { writeListings } from './write-listings';

/**
 * Writes one held listing of the newest run, and believes its figures from now on.
 * @returns false: it is not staged any more
 */
export async function acceptHeld(
  write: Write<FeedsDatabase>,
  run: { sourceId: number; runId: number },
  reference: string,
): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(write);
  await lockCatalogue(write);
  await sql`select 1 from source where id = ${run.sourceId} for update`.execute(write);
  const { numAffectedRows } = await sql`
    update import_listing set held = false
    where run_id = ${run.runId} and reference = ${reference} and held and listing <> 'null'`.execute(write);
  if (!numAffectedRows) return false;
  const now = await beginTime(write);
  await sql`select set_config('catalogue.run_id', ${run.runId}::text, true)`.execute(write);
  await saveAccepted(write, run, [reference]);
  // Of the run's revert.
  const last = await storeBefore(write, run, sql`false`);
  await overrideStaged(write, run);
  await writeListings(write, run, now);
  await storeAdded(write, run, last);
  await queuePhotos(write, { ...run, now });
  await writeStoredMarks(write);
  await syncLocations(write);
  await sql`delete from import_listing where run_id = ${run.runId} and not held`.execute(write);
  return true;
}
