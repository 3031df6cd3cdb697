import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { stepsJob } from '@api/distribution/steps-job';
import { replaceClock } from '@domain/kernel/clock';
import { silentLogger } from '../../support/silent-logger';

/** Queues the day's letters of a moment; writes a line when it begins, so that a test may kill it. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
const at = new Date(process.env.STEPS_AT!);
replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => performance.now() });
process.stdout.write('begins\n');
await stepsJob({ db }).run({} as never, new AbortController().signal);
process.stdout.write('done\n');
await close();
