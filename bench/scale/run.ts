import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importOnce, type ImportSize } from '../import/run';
import { benchLargeSearch, type EngineResult } from '../search/run';

/** Listings of a new source, beside all others: the search index is rebuilt over all. */
const imported = 20_000;

export type ScaleResult =
  | { search: EngineResult; imports: (ImportSize & { properties: number })[] }
  | { skipped: string };

/** A million properties: 8 GB of disk, and 10 to 25 minutes. */
export async function benchScale(): Promise<ScaleResult> {
  const large = await benchLargeSearch(importOver);
  return 'skipped' in large ? large : { search: large.search, imports: large.then };
}

async function importOver(databases: ReadonlyMap<number, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  try {
    const imports = [];
    for (const [properties, database] of databases)
      imports.push({ properties, ...(await importOnce(folder, imported, database)) });
    return imports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
