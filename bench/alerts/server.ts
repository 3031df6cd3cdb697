import { inTransaction } from '@api/platform/db/transaction';
import { sql } from 'kysely';
import { nextBatch } from '@api/saved-searches/alerts/batches';
import type { MatchJob } from '@api/saved-searches/alerts/matcher';
import { openBackend } from '@api/backend';
import { syncLocations } from '@api/search/locations/locations';
import { openDatabase } from '@api/open-database';
import { readApiEnv } from '@api/env';
import { createLogger } from '@api/platform/process/log';
import { inChild } from '@api/platform/jobs/child';
import { sqlNow } from '@api/platform/db/sql-now';
import { createApp } from '@server/app';
import { readEnv } from '@server/env';
import { createHttpServer, listen } from '@server/http/http-server';
import { createSeals } from '@server/http/seals';
import { securityHeaders } from '@server/http/security-headers';
import { productionBuild } from '@server/website-build';
import { changed, searches } from './amounts';
import type { How, Measured, Question, Reply } from './protocol';
import { saveSearches } from './searches';

/** The measured process: the website with its back end, which also matches alerts. */
const matcherProgram = process.env.MATCHER_PROGRAM!;
const log = createLogger('error');
const apiEnv = readApiEnv({ ...process.env, PHOTOS: 'off', DEMO_CATALOGUE: 'full' });
const backEnd = await openBackend(log, apiEnv);
// Only the benchmark starts the matching.
await backEnd.stopWork();
const { db: plain } = await openDatabase({ ...apiEnv, log, join: true });
await saveSearches(plain, searches);
await sql`
  update property set sell_price = sell_price * 0.9, rent_price = rent_price * 0.9
  where id in (
    select id from property
    where active and available and (for_sale and sale_amount is not null or for_rent and rent_amount is not null)
    order by id limit ${changed}
  )`.execute(plain);
// As at the end of an import: searches are slow without this index.
await inTransaction(plain, syncLocations);
// In production, the operator releases a batch of this size.
await sql`update alert_batch set released_at = ${sqlNow()}`.execute(plain);
const batch = (await nextBatch(plain))!;

/** Activates the first `count` searches and deletes all alerts. */
async function prepare(count: number): Promise<void> {
  await sql`delete from alert`.execute(plain);
  await sql`update saved_search set frequency = case
    when id in (select id from saved_search order by id limit ${count}) then 'daily' else 'off' end`.execute(
    plain,
  );
}

const matchInChild = inChild<MatchJob & How, Omit<Measured, 'seconds'>>(
  () => ({ path: matcherProgram, execArgv: ['--expose-gc'] }),
  apiEnv,
);
async function match(how: How): Promise<Measured> {
  const start = performance.now();
  const matched = await matchInChild({ id: batch.id, ...how });
  return { ...matched, seconds: (performance.now() - start) / 1_000 };
}

const env = readEnv({ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' });
const security = securityHeaders(env).plain;
const leads = { accept: async () => ({}) };
const seals = createSeals(['a secret of the bench, which seals nothing'], false);
const app = createApp({ env, backEnd, leads, seals, ...(await productionBuild(security)), log });

const tell = (reply: Reply) => void process.send!(reply);
process.on('message', (question: Question) => {
  if (question.ask === 'prepare') void prepare(question.searches).then(() => tell({ tell: 'prepared' }));
  else void match(question).then((measured) => tell({ tell: 'matched', ...measured }));
});
process.on('disconnect', () => process.exit());
tell({ tell: 'ready', port: await listen(createHttpServer(app, security), 0, '127.0.0.1') });
