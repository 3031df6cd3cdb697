import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { matchBatch } from '@api/alerts/match-batch';
import { nextBatch } from '@api/alerts/batches';
import { openBackend } from '@api/backend';
import { openDatabase } from '@api/db/engine';
import { readApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import { percentile } from '../measure/stats';
import { timeSearch } from '../search/measure';
import { withPlace } from '../search/searches';
import { saveSearches } from './searches';

export const searches = 10_000;
export const changed = 500;
/** A visitor's search each so many ms, before and meanwhile: about a quarter of what a back end answers. */
const everyMs = 25;
const usualMs = 5_000;
const log = createLogger('error');

export interface AlertsOfEngine {
  seconds: number;
  alerts: number;
  /** The longest that a statement of another waited for its turn meanwhile, ms. */
  longestWaitMs: number;
  /** Of a search that is made meanwhile, p99 as a multiple of its usual one. */
  p99: number;
  /** How much the process grew at most, MB. */
  grownMb: number;
}
export interface AlertsResult {
  embedded: AlertsOfEngine;
  postgres: AlertsOfEngine | { skipped: string };
}

export async function benchAlerts(): Promise<AlertsResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  try {
    return { postgres: await onPostgres(folder), embedded: await measure('PGlite', { DATA_DIR: folder }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(folder: string): Promise<AlertsResult['postgres']> {
  const server = await testServer();
  if ('reason' in server) return { skipped: server.reason };
  try {
    return await measure('PostgreSQL', { DATABASE_URL: await server.create('alerts'), DATA_DIR: folder });
  } finally {
    await server.close();
  }
}

const measure = (engine: string, settings: Record<string, string>): Promise<AlertsOfEngine> =>
  step(`${engine}: ${searches} searches, ${changed} changed listings`, async () => {
    const env = readApiEnv({ PHOTOS: 'off', DEMO_CATALOGUE: 'on', ...settings });
    const backend = await openBackend(log, env);
    // What waits is done here alone.
    await backend.stopWork();
    const { db, close } = await openDatabase({ ...env, log, join: true });
    try {
      await saveSearches(db, searches);
      await sql`
        update property set sell_price = sell_price * 0.9, rent_price = rent_price * 0.9
        where id in (select id from property where active and available order by id limit ${changed})`.execute(
        db,
      );
      // A change of this size is the operator's to release; here it is.
      await sql`update alert_batch set released_at = now()`.execute(db);
      const batch = await nextBatch(db);

      const visit = visitor(() =>
        timeSearch(backend, withPlace[Math.floor(Math.random() * withPlace.length)]!),
      );
      const usual = await visit.during(() => pause(usualMs));
      const before = process.memoryUsage().rss;
      const start = performance.now();
      const waits = visitor(() => timed(() => sql`select 1`.execute(db)));
      const memory = visitor(async () => process.memoryUsage().rss);
      let alerts = 0;
      let waited: number[] = [];
      let sizes: number[] = [];
      const meanwhile = await visit.during(async () => {
        sizes = await memory.during(async () => {
          waited = await waits.during(async () => {
            ({ alerts } = await matchBatch(db, batch!));
          });
        });
      });
      return {
        seconds: (performance.now() - start) / 1_000,
        alerts,
        longestWaitMs: Math.max(...waited),
        p99: percentile(meanwhile, 0.99) / percentile(usual, 0.99),
        grownMb: (Math.max(...sizes) - before) / 1e6,
      };
    } finally {
      await close();
      await backend.close();
    }
  });

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Does one thing again and again while another is done; gives all that it measured. */
const visitor = (measureOnce: () => Promise<number>) => ({
  async during(work: () => Promise<void>): Promise<number[]> {
    let isOver = false;
    const all: Promise<number>[] = [];
    const visits = (async () => {
      while (!isOver) {
        all.push(measureOnce());
        await pause(everyMs);
      }
    })();
    await work();
    isOver = true;
    await visits;
    return Promise.all(all);
  },
});
