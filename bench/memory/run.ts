import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import { Load } from '../measure/load';
import { startWebsite, untilQuiet, type Website } from '../measure/website';
import { readSitemaps } from '../site/addresses';
import { mixedPages } from './mixed-pages';
import { childrenOf, type Highest, residentMb, watchMemory, watchRests } from './resident';

const connections = 8;
const loadMs = 30_000;
export const photoCount = 200;
const [childEndMs, photosMs] = [60_000, 180_000];

export interface MemoryOfEngine {
  /** Resident MB once a start with a loaded catalogue is quiet. */
  afterStart: number;
  /** Seconds of processor time until the first page, all threads. */
  firstPageCpu: number;
  underLoad: number;
  /** All processes while the photos of 200 properties are drawn. */
  photos: Highest;
  /** Longest seconds that a child did nothing, until it ended or the measurement did. */
  childRests: number;
}
export interface MemoryResult {
  embedded: MemoryOfEngine;
  postgres: MemoryOfEngine | { skipped: string };
}

/** Resident memory of the built website with the demo catalogue and the start's limits. */
export async function benchMemory(): Promise<MemoryResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const server = await testServer();
  try {
    const embedded = await step('PGlite: memory', () => measure({ DATA_DIR: join(folder, 'embedded') }));
    if ('reason' in server) return { embedded, postgres: { skipped: server.reason } };
    const DATABASE_URL = await server.create('memory');
    const postgres = await step('PostgreSQL: memory', () =>
      measure({ DATABASE_URL, DATA_DIR: join(folder, 'postgres'), DEMO_CATALOGUE: 'on' }),
    );
    return { embedded, postgres };
  } finally {
    if (!('reason' in server)) await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(settings: Record<string, string>): Promise<MemoryOfEngine> {
  await (await startWebsite(settings)).stop();
  const website = await startWebsite(settings);
  try {
    await fetch(website.origin);
    const firstPageCpu = (await website.cpuMicros()) / 1e6;
    await untilQuiet(website);
    const afterStart = residentMb(website.pid);
    const underLoad = await loaded(website);
    await website.stop();
    return { afterStart, firstPageCpu, underLoad, ...(await withPhotos(settings)) };
  } finally {
    await website.stop();
  }
}

async function loaded(website: Website): Promise<number> {
  const load = new Load(website.port, connections, ['accept-encoding: br']);
  const next = mixedPages(await readSitemaps(website.origin));
  const watch = watchMemory(website.pid);
  try {
    await load.run(loadMs, next);
  } finally {
    load.close();
  }
  return watch.end().website;
}

async function withPhotos(
  settings: Record<string, string>,
): Promise<Pick<MemoryOfEngine, 'photos' | 'childRests'>> {
  const website = await startWebsite({ ...settings, PHOTOS: 'on' });
  const [watch, rests] = [watchMemory(website.pid), watchRests(website.pid)];
  try {
    const { properties } = await readSitemaps(website.origin);
    const served = new Set<string>();
    // Photos are imported in the background; pages show those that are there.
    for (const begun = performance.now(); served.size < photoCount; await pause(1_000)) {
      if (performance.now() - begun > photosMs) throw new Error(`Only ${served.size} photos were served`);
      for (const path of properties) {
        const page = await (await fetch(website.origin + path)).text();
        for (const [address] of page.matchAll(/\/fotos\/[^\s"',)]+?\.(?:avif|webp|jpg)/g))
          if (served.size < photoCount && !served.has(address)) {
            const answer = await fetch(website.origin + address);
            await answer.arrayBuffer();
            if (answer.ok) served.add(address);
          }
        if (served.size >= photoCount) break;
      }
    }
    const photos = watch.end();
    // Other photos are still imported: such a child works on.
    const last = performance.now();
    while (childrenOf(website.pid).length > 0 && performance.now() - last < childEndMs) await pause(250);
    return { photos, childRests: rests.end() };
  } finally {
    watch.end();
    rests.end();
    await website.stop();
  }
}
