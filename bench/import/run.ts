import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import { writeFeed } from '../feeds';
import { importFeed } from '../site/import-feed';

const usualSizes = [10_000, 100_000];

export interface ImportSize {
  listings: number;
  feedMb: number;
  seconds: number;
  perSecond: number;
  /** Maximum resident size of the import process. */
  peakMb: number;
}
export interface ImportResult {
  engine: 'PostgreSQL' | 'PGlite';
  sizes: ImportSize[];
  /** Peak memory of the largest feed, relative to the smallest. */
  memoryGrowth: number;
}

/** Prefers PostgreSQL: the embedded database would add its memory to the import process. */
export async function benchImport(): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const server = await testServer();
  try {
    const results: ImportSize[] = [];
    for (const listings of usualSizes) {
      const database = 'create' in server ? await server.create(`import_${listings}`) : '';
      results.push(await importOnce(folder, listings, database));
    }
    return {
      engine: 'create' in server ? 'PostgreSQL' : 'PGlite',
      sizes: results,
      memoryGrowth: results.at(-1)!.peakMb / results[0]!.peakMb,
    };
  } finally {
    if ('close' in server) await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Listings of a source that the database does not know; an empty `database` is an embedded one. */
export async function importOnce(folder: string, listings: number, database: string): Promise<ImportSize> {
  const feed = join(folder, `${listings}.xml`);
  await writeFeed(feed, listings);
  const report = join(folder, 'report.json');
  const settings = {
    DATABASE_URL: database,
    DATA_DIR: join(folder, String(listings)),
    DEMO_CATALOGUE: 'off',
  };
  const how = { options: ['--json', report], priority: 0 };
  await step(`${listings} listings`, () => importFeed(settings, feed, 'bench', how));
  const { seconds, peakMemoryMb } = JSON.parse(await readFile(report, 'utf8')) as {
    seconds: number;
    peakMemoryMb: number;
  };
  const feedMb = (await stat(feed)).size / 1e6;
  await rm(feed);
  return { listings, feedMb, seconds, perSecond: listings / seconds, peakMb: peakMemoryMb };
}
