import { publishRun } from '@api/feeds/apply/publish-run';
import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { silentLogger } from '../../support/silent-logger';

/** Publishes the run of RUN, as the job does; says when it begins, so that a test may kill it. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
process.stdout.write('writing\n');
await publishRun(db, Number(process.env.RUN));
process.stdout.write('done\n');
await close();
