import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { stepsJob } from '@api/distribution/steps-job';
import { replaceClock } from '@domain/kernel/clock';
import { killedAtQuery } from '../../support/killed-at-query';
import { silentLogger } from '../../support/silent-logger';

/** Queues the day's letters of a moment, or is killed at a query; writes how many it needed. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
const at = new Date(process.env.STEPS_AT!);
replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => performance.now() });
const killed = killedAtQuery(db);
await stepsJob(killed).run({} as never, new AbortController().signal);
process.stdout.write(String(killed.count()));
await close();
