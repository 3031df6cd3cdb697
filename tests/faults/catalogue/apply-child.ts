import { applyCatalogue } from '@api/feeds/apply/apply';
import { openDatabase } from '@api/open-database';
import { silentLogger } from '../../support/silent-logger';
import { readApiEnv } from '@api/env';
import { aListing } from '../../catalogue/a-listing';

/** Applies 1,500 listings and says how far it is, a line for each step, so that a test may kill it there. */
const { databaseUrl, dataDir } = readApiEnv();
const { db, close } = await openDatabase({ databaseUrl, dataDir, log: silentLogger });
await applyCatalogue(db, {
  source: 'killed',
  feed: 'child',
  force: true,
  listings: Array.from({ length: 1_500 }, (_, n) => aListing(`K${n + 500}`)),
  onProgress: ({ phase, done }) => process.stdout.write(`${phase} ${done}\n`),
});
process.stdout.write('done\n');
await close();
