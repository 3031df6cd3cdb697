import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { bulkJob, bulkJobName } from '@api/property-admin/bulk/bulk-job';
import { silentLogger } from '../../support/silent-logger';

/** Runs the bulk that waits, between two lines, so that a test may kill it. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, engine, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
const job = await db.selectFrom('work').selectAll().where('kind', '=', bulkJobName).executeTakeFirstOrThrow();
process.stdout.write('begin\n');
await bulkJob(db, engine).run(job, new AbortController().signal);
process.stdout.write('done\n');
await close();
