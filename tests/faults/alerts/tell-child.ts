import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { killedAtQuery } from '../../support/killed-at-query';
import { silentLogger } from '../../support/silent-logger';

/** Matches what has changed and queues the letters of a moment, or is killed at a query; says how many it needed. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
const killed = killedAtQuery(db);
await notifyChanges(killed.db, new Date(process.env.TELL_AT!));
process.stdout.write(String(killed.count()));
await close();
