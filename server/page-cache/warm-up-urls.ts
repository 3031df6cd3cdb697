import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../storage/durable-files';

const maxUrls = 200;
const addresses = z.array(z.string().startsWith('/').max(4000)).max(maxUrls);
const fileOf = (dataDir: string) => join(dataDir, 'paginas-procuradas.json');

interface PageHits {
  address: string;
  hits: number;
}

/** Saves only addresses, no content. */
export const saveWarmUpUrls = (dataDir: string, pages: Iterable<PageHits>): Promise<void> => {
  const hits = new Map<string, number>();
  for (const page of pages) hits.set(page.address, (hits.get(page.address) ?? 0) + page.hits);
  const busiest = [...hits].sort(([, a], [, b]) => b - a).slice(0, maxUrls);
  return writeDurably(fileOf(dataDir), JSON.stringify(busiest.map(([address]) => address)));
};

/** Most requested first; empty if there is no valid file. */
export async function readWarmUpUrls(dataDir: string): Promise<string[]> {
  try {
    return addresses.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return [];
  }
}
