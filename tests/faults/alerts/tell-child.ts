import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { silentLogger } from '../../support/silent-logger';

/** Matches what has changed and queues the letters of a moment, and says when it begins, so that a test may kill it. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
process.stdout.write('begins\n');
await notifyChanges(db, new Date(process.env.TELL_AT!));
process.stdout.write('done\n');
await close();
