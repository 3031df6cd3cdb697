import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, step } from '../../scripts/workshop/steps.mjs';
import { testServer } from '../measure/database';
import { writeFeed } from '../feeds';

const sizes = [10_000, 100_000] as const;

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
    for (const listings of sizes) {
      const feed = join(folder, `${listings}.xml`);
      await writeFeed(feed, listings);
      const database = 'create' in server ? await server.create(`import_${listings}`) : '';
      const env = {
        DATABASE_URL: database,
        DATA_DIR: join(folder, String(listings)),
        DEMO_CATALOGUE: 'off',
        LOG_LEVEL: 'error',
      };
      const { seconds, peakMemoryMb } = await step(`${listings} listings`, () =>
        importOnce(folder, feed, env),
      );
      const feedMb = (await stat(feed)).size / 1e6;
      results.push({ listings, feedMb, seconds, perSecond: listings / seconds, peakMb: peakMemoryMb });
      await rm(feed);
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

async function importOnce(folder: string, feed: string, env: Record<string, string>) {
  const report = join(folder, 'report.json');
  const args = [
    'build/node/catalogue.js',
    'import',
    feed,
    '--no-photos',
    '--source',
    'bench',
    '--json',
    report,
  ];
  await run(process.execPath, args, { quiet: true, env });
  return JSON.parse(await readFile(report, 'utf8')) as { seconds: number; peakMemoryMb: number };
}
