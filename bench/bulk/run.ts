import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@api/demo/random';
import { step } from '../../scripts/workshop/steps.mjs';
import { writeFeed } from '../feeds';
import { testServer } from '../measure/database';
import { Load } from '../measure/load';
import { spread, type Spread } from '../measure/stats';
import { p99Of, type Visit, Visitors } from '../measure/visitors';
import { startWebsite, untilQuiet } from '../measure/website';
import { readSitemaps, zipf } from '../site/addresses';
import { importFeed } from '../site/import-feed';
import { sessionSecret } from '../site/session';
import { openBulks } from './bulks';

export const bulkSize = 5_000;
export const rounds = 8;
const addressCount = 500;
const [capacityMs, usualMs, afterMs, quietMs] = [3_000, 6_000, 5_000, 20_000];
/** The rate is a quarter of the capacity, with this upper limit. */
const mostVisits = 200;
/** Searches that no cache has: visitors of the same seconds, with and without a bulk. */
const searchesPerSecond = 5;

export interface BulkOfEngine {
  visitsPerSecond: number;
  seconds: Spread;
  /** 99th percentile of the public pages of all rounds, ms: without a bulk, during it. */
  usual: number;
  meanwhile: number;
  /** The same of each round, and their ratio. */
  usualOfRounds: Spread;
  meanwhileOfRounds: Spread;
  ratioOfRounds: Spread;
  /** The same in the seconds after it, when all pages are rendered again. */
  after: Spread;
  cachedShare: Spread;
  /** Longest wait of a search that no cache has, ms: without a bulk, during it. */
  usualSearch: Spread;
  search: Spread;
}
export interface BulkResult {
  embedded: BulkOfEngine;
  postgres: BulkOfEngine | { skipped: string };
}

/** Visitors of the built website while its worker changes the price of 5,000 properties, and without. */
export async function benchBulk(): Promise<BulkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const server = await testServer();
  try {
    const embedded = await step('PGlite: bulks of properties', () =>
      measure({ DATA_DIR: join(folder, 'embedded') }),
    );
    if ('reason' in server) return { embedded, postgres: { skipped: server.reason } };
    const DATABASE_URL = await server.create('bulk');
    const postgres = await step('PostgreSQL: the same', () =>
      measure({ DATABASE_URL, DATA_DIR: join(folder, 'postgres') }),
    );
    return { embedded, postgres };
  } finally {
    if (!('reason' in server)) await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function measure(given: Settings): Promise<BulkOfEngine> {
  const settings = { ...given, SESSION_SECRETS: sessionSecret, DEMO_CATALOGUE: 'full', PAGE_CACHE_MB: '64' };
  const website = await startWebsite(settings);
  const feed = join(given.DATA_DIR, 'bench-feed.xml');
  await writeFeed(feed, bulkSize + 100);
  await importFeed(settings, feed, 'bench');
  const bulks = await openBulks(given);
  const random = createRandom('visits');
  const { others, listings, properties } = await readSitemaps(website.origin);
  const paths = [others[0]!, ...random.shuffled([...others.slice(1), ...listings, ...properties])];
  const next = zipf(paths.slice(0, addressCount), random);
  const warmUp = new Load(website.port, 8, ['accept-encoding: br']);
  const visitors = new Visitors(website.port, next, 'br');
  const searches = freshSearches();
  const searchers = new Visitors(website.port, searches, 'br');
  const warm = async () => {
    for (let time = 0; time < 3; time++) await warmUp.each(paths.slice(0, addressCount));
    await untilQuiet(website, quietMs);
  };
  try {
    await warm();
    const visitsPerSecond = Math.min((await visitors.capacity(capacityMs)) / 4, mostVisits);
    const both = async (work: () => Promise<unknown>): Promise<Visits> => {
      let pages: Visit[] = [];
      const found = await searchers.during(searchesPerSecond, async () => {
        pages = await visitors.during(visitsPerSecond, work);
      });
      return { pages, found };
    };
    const all: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const usual = await both(() => pause(usualMs));
      const bulk = await bulks.start(round % 2 === 0 ? -5 : 5, bulkSize);
      const begun = performance.now();
      const meanwhile = await both(() => bulk.done());
      const seconds = (performance.now() - begun) / 1_000;
      const after = await visitors.during(visitsPerSecond, () => pause(afterMs));
      all.push({ usual, meanwhile, after, seconds });
      await warm();
    }
    return { visitsPerSecond, ...resultOf(all) };
  } finally {
    for (const each of [visitors, searchers, warmUp]) each.close();
    await bulks.close();
    await website.stop();
  }
}

interface Visits {
  pages: Visit[];
  found: Visit[];
}
interface Round {
  usual: Visits;
  meanwhile: Visits;
  after: Visit[];
  seconds: number;
}

function resultOf(all: readonly Round[]): Omit<BulkOfEngine, 'visitsPerSecond'> {
  const of = (value: (round: Round) => number) => spread(all.map(value));
  const longest = (found: readonly Visit[]) => Math.max(...found.map(({ ms }) => ms));
  return {
    seconds: of(({ seconds }) => seconds),
    usual: p99Of(all.flatMap(({ usual }) => usual.pages)),
    meanwhile: p99Of(all.flatMap(({ meanwhile }) => meanwhile.pages)),
    usualOfRounds: of(({ usual }) => p99Of(usual.pages)),
    meanwhileOfRounds: of(({ meanwhile }) => p99Of(meanwhile.pages)),
    ratioOfRounds: of(({ usual, meanwhile }) => p99Of(meanwhile.pages) / p99Of(usual.pages)),
    after: of(({ after }) => p99Of(after)),
    cachedShare: of(
      ({ meanwhile: { pages } }) => pages.filter((visit) => visit.isKept).length / pages.length,
    ),
    usualSearch: of(({ usual }) => longest(usual.found)),
    search: of(({ meanwhile }) => longest(meanwhile.found)),
  };
}

/** Each is asked for once. */
function freshSearches(): () => string {
  let price = 700_000;
  return () => `/imoveis/venda/sao-paulo?preco=${(price += 1_001)}-0`;
}
