import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, openBackend } from '@api/backend';
import { openDatabase } from '@api/db/engine';
import { type ApiEnv, readApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import { percentile, spread, type Spread } from '../measure/stats';
import { growTo } from './grow';
import { timeBursts, timeSearch } from './measure';
import { withoutPlace, withPlace } from './searches';

export const sizes = [2_400, 24_000, 240_000] as const;
/** Each round makes every search once at every size, in turns. */
const rounds = 9;
const bursts = 8;
const log = createLogger('error');

export interface SizeResult {
  size: number;
  place: { p50: number; p95: number };
  noPlace: { p50: number; p95: number };
  /** Longest stall of the event loop while 50 searches run at once, ms; and how long all 50 took. */
  stallMs: Spread & { max: number };
  burstMs: Spread;
}
export interface EngineResult {
  sizes: SizeResult[];
  /** Largest against smallest, in each round: with a place at p95, without at p50. */
  growth: { placeP95: Spread; noPlaceP50: Spread };
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

/** Settings of a back end's own database: an empty one, or a copy of the one of a smaller size. */
type Make = (size: number, copyOf?: number) => Promise<Record<string, string>>;

async function onEmbedded(folder: string): Promise<EngineResult> {
  return measureAll('PGlite', async (size, copyOf) => {
    const dataDir = join(folder, String(size));
    if (copyOf) await cp(join(folder, String(copyOf)), dataDir, { recursive: true });
    return { DATA_DIR: dataDir };
  });
}

async function onPostgres(folder: string): Promise<EngineResult | { skipped: string }> {
  const server = await testServer();
  if ('reason' in server) return { skipped: server.reason };
  try {
    return await measureAll('PostgreSQL', async (size, copyOf) => ({
      DATABASE_URL: await server.create(String(size), copyOf === undefined ? undefined : String(copyOf)),
      DATA_DIR: folder,
    }));
  } finally {
    await server.close();
  }
}

const envOf = (settings: Record<string, string>) =>
  readApiEnv({ PHOTOS: 'off', DEMO_CATALOGUE: 'on', ...settings });

async function measureAll(engine: string, make: Make): Promise<EngineResult> {
  const envs: ApiEnv[] = [];
  for (const [index, size] of sizes.entries())
    await step(`${engine}: ${size} properties`, async () => {
      const env = envOf(await make(size, sizes[index - 1]));
      // A start loads the demo catalogue; the copies have it.
      if (index === 0) await (await openBackend(log, env)).close();
      const { db, close } = await openDatabase({ ...env, log });
      await growTo(db, size);
      await close();
      envs.push(env);
    });
  const backends: Backend[] = [];
  try {
    for (const env of envs) backends.push(await openBackend(log, env));
    return await step(`${engine}: searching`, () => measure(backends));
  } finally {
    for (const backend of backends) await backend.close();
  }
}

async function measure(backends: readonly Backend[]): Promise<EngineResult> {
  const times = sizes.map(() => ({ place: [] as number[][], noPlace: [] as number[][] }));
  for (let round = -2; round < rounds; round++) {
    const now = sizes.map(() => ({ place: [] as number[], noPlace: [] as number[] }));
    for (const [kind, addresses] of Object.entries({ place: withPlace, noPlace: withoutPlace }))
      for (const address of addresses)
        for (const [index, backend] of backends.entries())
          now[index]![kind as 'place' | 'noPlace'].push(await timeSearch(backend, address));
    // The first rounds warm the caches and the compiler.
    if (round < 0) continue;
    now.forEach(({ place, noPlace }, index) => {
      times[index]!.place.push(place);
      times[index]!.noPlace.push(noPlace);
    });
  }
  const results: SizeResult[] = [];
  for (const [index, size] of sizes.entries()) {
    const { stalls, took } = await timeBursts(backends[index]!, [...withPlace, ...withoutPlace], bursts);
    const { place, noPlace } = times[index]!;
    results.push({
      size,
      place: { p50: percentile(place.flat(), 0.5), p95: percentile(place.flat(), 0.95) },
      noPlace: { p50: percentile(noPlace.flat(), 0.5), p95: percentile(noPlace.flat(), 0.95) },
      stallMs: { ...spread(stalls), max: Math.max(...stalls) },
      burstMs: spread(took),
    });
  }
  const [smallest, largest] = [times[0]!, times.at(-1)!];
  const growth = (kind: 'place' | 'noPlace', p: number) =>
    spread(largest[kind].map((round, index) => percentile(round, p) / percentile(smallest[kind][index]!, p)));
  return { sizes: results, growth: { placeP95: growth('place', 0.95), noPlaceP50: growth('noPlace', 0.5) } };
}
