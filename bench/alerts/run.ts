import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from '../../scripts/workshop/bundle.mjs';
import { root, step, tool } from '../../scripts/workshop/steps.mjs';
import { Child } from '../measure/child';
import { testServer } from '../measure/database';
import { spread, type Spread } from '../measure/stats';
import { roundRobin, p99Of, type Visit, Visitors } from '../measure/visitors';
import { withoutPlace, withPlace } from '../search/searches';
import { changed, searches } from './amounts';
import type { How, Measured, Question, Reply } from './protocol';

const warmUpMs = 6_000;
const capacityMs = 5_000;
const usualMs = 6_000;
const rounds = 3;
const built = 'data/bench/alerts/server';

export interface AlertsOfEngine {
  seconds: Spread;
  secondsAlone: number;
  homes: number;
  alerts: number;
  /** Longest SQL statement in ms: without visitors, and with them (including waits). */
  longestMs: number;
  longestBesideMs: number;
  /** Capacity in pages per second; the load is a quarter of it. */
  capacity: number;
  /** Page latency in ms: without matching, and during it. */
  usualP99: number;
  meanwhileP99: number;
  /** Maximum heap with all searches, and with a quarter. */
  memory: { quarterMb: number; allMb: number };
}
export interface AlertsResult {
  embedded: AlertsOfEngine;
  postgres: AlertsOfEngine | { skipped: string };
}

export async function benchAlerts(): Promise<AlertsResult> {
  await step('Building the site with the server of this part', async () => {
    await tool('@remix-run/dev/dist/cli.js', ['vite:build', '--config', 'bench/alerts/vite.config.ts'], {
      quiet: true,
    });
    await bundle({ matcher: './bench/alerts/matcher.ts' }, built);
  });
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
    const server = fork(join(built, 'index.js'), {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MATCHER_PROGRAM: join(root, built, 'matcher.js'),
        ...settings,
      },
    });
    const child = new Child<Question, Reply>(server);
    const { port } = await child.told('ready');
    const visitors = new Visitors(port, roundRobin([...withPlace, ...withoutPlace]));
    const prepare = (count: number) => child.ask({ ask: 'prepare', searches: count }, 'prepared');
    const match = (how: How = {}): Promise<Measured> => child.ask({ ask: 'match', ...how }, 'matched');
    try {
      await visitors.capacity(warmUpMs);
      const capacity = await visitors.capacity(capacityMs);
      const [usual, meanwhile, matches] = [[] as Visit[], [] as Visit[], [] as Measured[]];
      for (let round = 0; round < rounds; round++) {
        await prepare(searches);
        usual.push(...(await visitors.during(capacity / 4, () => pause(usualMs))));
        const visits = await visitors.during(capacity / 4, async () => {
          matches.push(await match());
        });
        meanwhile.push(...visits);
      }
      await prepare(searches);
      const alone = await match();
      await prepare(searches / 4);
      const quarter = await match({ weighs: true });
      await prepare(searches);
      const all = await match({ weighs: true });
      return {
        seconds: spread(matches.map(({ seconds }) => seconds)),
        secondsAlone: alone.seconds,
        homes: alone.homes,
        alerts: alone.alerts,
        longestMs: alone.longestMs,
        longestBesideMs: Math.max(...matches.map(({ longestMs }) => longestMs)),
        capacity,
        usualP99: p99Of(usual),
        meanwhileP99: p99Of(meanwhile),
        memory: { quarterMb: quarter.peakMb, allMb: all.peakMb },
      };
    } finally {
      visitors.close();
      await child.end();
    }
  });
