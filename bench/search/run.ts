import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, openBackend } from '@api/backend';
import { openDatabase } from '@api/open-database';
import { type ApiEnv, readApiEnv } from '@api/env';
import { createLogger } from '@api/platform/process/log';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer, type TestServer } from '../measure/database';
import { percentile, spread, type Spread } from '../measure/stats';
import { growTo } from './grow';
import { propertiesOf, timeBursts, timeRelated, timeSearch } from './measure';
import { withoutPlace, withPlace } from './searches';

export const sizes = [2_400, 24_000, 240_000] as const;
/** Of `bench -- scale`: PostgreSQL alone. */
const largeSizes = [240_000, 1_000_000] as const;
const kinds = ['place', 'noPlace', 'related'] as const;
type Kind = (typeof kinds)[number];
/** Each round makes every search once at every size, alternating. */
const rounds = 9;
const bursts = 8;
const log = createLogger('error');

export interface SizeResult {
  size: number;
  place: { p50: number; p95: number };
  noPlace: { p50: number; p95: number };
  related: { p50: number; p95: number };
  /** Longest event loop delay during 50 concurrent searches, ms; and their total duration. */
  stallMs: Spread & { max: number };
  burstMs: Spread;
}
export interface EngineResult {
  sizes: SizeResult[];
  /** Largest relative to smallest size per round: p95 for searches with a place, p50 otherwise. */
  growth: { placeP95: Spread; noPlaceP50: Spread; relatedP50: Spread };
}
export interface SearchResult {
  embedded: EngineResult;
  postgres: EngineResult | { skipped: string };
}

export async function benchSearch(): Promise<SearchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  try {
    return { postgres: await onPostgres(folder), embedded: await onEmbedded(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL alone. `then` gets the URL of each size's database, after the searches. */
export async function benchLargeSearch<T>(
  then: (databases: ReadonlyMap<number, string>) => Promise<T>,
): Promise<{ search: EngineResult; then: T } | { skipped: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const server = await testServer();
  try {
    if ('reason' in server) return { skipped: server.reason };
    const databases = new Map<number, string>();
    const search = await measureAll('PostgreSQL', largeSizes, makeOn(server, folder, databases));
    return { search, then: await then(databases) };
  } finally {
    if ('close' in server) await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Make = (size: number, copyOf?: number) => Promise<Record<string, string>>;

async function onEmbedded(folder: string): Promise<EngineResult> {
  return measureAll('PGlite', sizes, async (size, copyOf) => {
    const dataDir = join(folder, String(size));
    if (copyOf) await cp(join(folder, String(copyOf)), dataDir, { recursive: true });
    return { DATA_DIR: dataDir };
  });
}

async function onPostgres(folder: string): Promise<EngineResult | { skipped: string }> {
  const server = await testServer();
  if ('reason' in server) return { skipped: server.reason };
  try {
    return await measureAll('PostgreSQL', sizes, makeOn(server, folder));
  } finally {
    await server.close();
  }
}

const makeOn =
  (server: TestServer, folder: string, databases = new Map<number, string>()): Make =>
  async (size, copyOf) => {
    const url = await server.create(String(size), copyOf === undefined ? undefined : String(copyOf));
    databases.set(size, url);
    return { DATABASE_URL: url, DATA_DIR: folder };
  };

const envOf = (settings: Record<string, string>) =>
  readApiEnv({ PHOTOS: 'off', DEMO_CATALOGUE: 'full', ...settings });

async function measureAll(engine: string, sizes: readonly number[], make: Make): Promise<EngineResult> {
  const envs: ApiEnv[] = [];
  for (const [index, size] of sizes.entries())
    await step(`${engine}: ${size} properties`, async () => {
      const env = envOf(await make(size, sizes[index - 1]));
      // The first start loads the demo catalogue; the other sizes are copies.
      if (index === 0) await (await openBackend(log, env)).close();
      const { db, close } = await openDatabase({ ...env, log });
      await growTo(db, size);
      await close();
      envs.push(env);
    });
  const backends: Backend[] = [];
  try {
    for (const env of envs) backends.push(await openBackend(log, env));
    return await step(`${engine}: searching`, () => measure(sizes, backends));
  } finally {
    for (const backend of backends) await backend.close();
  }
}

async function measure(sizes: readonly number[], backends: readonly Backend[]): Promise<EngineResult> {
  const propertyIds = await propertiesOf(backends[0]!, withPlace[0]);
  const requests: Record<Kind, ((backend: Backend) => Promise<number>)[]> = {
    place: withPlace.map((address) => (backend) => timeSearch(backend, address)),
    noPlace: withoutPlace.map((address) => (backend) => timeSearch(backend, address)),
    related: propertyIds.map((id) => (backend) => timeRelated(backend, id)),
  };
  const none = (): Record<Kind, number[][]> => ({ place: [], noPlace: [], related: [] });
  const times = sizes.map(none);
  for (let round = -2; round < rounds; round++)
    for (const kind of kinds) {
      const now = sizes.map((): number[] => []);
      for (const time of requests[kind])
        for (const [index, backend] of backends.entries()) now[index]!.push(await time(backend));
      // The first rounds warm up caches and compiler.
      if (round >= 0) now.forEach((all, index) => times[index]![kind].push(all));
    }
  const results: SizeResult[] = [];
  for (const [index, size] of sizes.entries()) {
    const { stalls, took } = await timeBursts(backends[index]!, [...withPlace, ...withoutPlace], bursts);
    const of = (kind: Kind) => {
      const all = times[index]![kind].flat();
      return { p50: percentile(all, 0.5), p95: percentile(all, 0.95) };
    };
    results.push({
      size,
      place: of('place'),
      noPlace: of('noPlace'),
      related: of('related'),
      stallMs: { ...spread(stalls), max: Math.max(...stalls) },
      burstMs: spread(took),
    });
  }
  const [smallest, largest] = [times[0]!, times.at(-1)!];
  const growth = (kind: Kind, p: number) =>
    spread(largest[kind].map((round, index) => percentile(round, p) / percentile(smallest[kind][index]!, p)));
  return {
    sizes: results,
    growth: {
      placeP95: growth('place', 0.95),
      noPlaceP50: growth('noPlace', 0.5),
      relatedP50: growth('related', 0.5),
    },
  };
}
