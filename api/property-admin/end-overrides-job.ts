import { type Kysely, sql } from 'kysely';
import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { endOverrides } from '@api/catalogue/overrides/write-overrides';
import { inTransaction } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import { writeStoredMarks } from '@api/search/brokerage-marks';
import { syncLocations } from '@api/search/locations/locations';
import type { PropertyAdminDatabase } from './schema';

/** Gives back to the feed what was decided until yesterday. A load does the same for its source. */
export const endPassedOverrides = (db: Kysely<PropertyAdminDatabase>): Promise<void> =>
  inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await lockCatalogue(write);
    await beginTime(write);
    if ((await endOverrides(write, null)) === 0) return;
    await writeStoredMarks(write);
    await syncLocations(write);
  });

export const endOverridesJob = (db: Kysely<PropertyAdminDatabase>): JobDefinition =>
  scheduledJob('end-overrides', { dailyAt: '00:05' }, () => endPassedOverrides(db));
