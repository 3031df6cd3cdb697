import { sql } from 'kysely';
import { nextBatch } from '@api/alerts/batches';
import type { MatchJob } from '@api/alerts/matcher';
import { openBackend } from '@api/backend';
import { syncLocations } from '@api/catalogue/locations';
import { openDatabase } from '@api/db/engine';
import { readApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { inChild } from '@api/work/child';
import { sqlNow } from '@api/db/sql-now';
import { createApp } from '@server/app';
import { readEnv } from '@server/env';
import { createHttpServer, listen } from '@server/http-server';
import { createSeals } from '@server/seals';
import { securityHeaders } from '@server/security-headers';
import { productionBuild } from '@server/website-build';
import { changed, searches } from './amounts';
import type { How, Measured, Question, Reply } from './protocol';
import { saveSearches } from './searches';

/** The process that is measured: the whole website with its own back end, which matches alerts as it serves pages. */
const matcherProgram = process.env.MATCHER_PROGRAM!;
const log = createLogger('error');
const apiEnv = readApiEnv({ ...process.env, PHOTOS: 'off', DEMO_CATALOGUE: 'on' });
const backEnd = await openBackend(log, apiEnv);
// What waits is done here alone, when it is asked for.
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
// As an import does at its end: visitors' searches would be slow without their index.
await plain.transaction().execute(syncLocations);
// A change of this size is the operator's to release; here it is.
await sql`update alert_batch set released_at = ${sqlNow()}`.execute(plain);
const batch = (await nextBatch(plain))!;

/** Which searches are live, and that nobody has been told of anything. */
async function prepare(count: number): Promise<void> {
  await sql`delete from alert`.execute(plain);
  await sql`update saved_search set frequency = case
    when id in (select id from saved_search order by id limit ${count}) then 'daily' else 'off' end`.execute(
    plain,
  );
}

/** As the product does it: in a process of its own, whose start counts. */
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
