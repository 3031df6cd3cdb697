import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../durable-files';

/** As many as are asked anew after a restart. */
const most = 200;
const addresses = z.array(z.string().startsWith('/').max(4000)).max(most);
const fileOf = (dataDir: string) => join(dataDir, 'paginas-procuradas.json');

interface Busy {
  address: string;
  hits: number;
}

/** Remembers the addresses that were asked for most, and nothing else of their pages, over a restart. */
export const keepBusy = (dataDir: string, pages: Iterable<Busy>): Promise<void> => {
  const hits = new Map<string, number>();
  for (const page of pages) hits.set(page.address, (hits.get(page.address) ?? 0) + page.hits);
  const busiest = [...hits].sort(([, a], [, b]) => b - a).slice(0, most);
  return writeDurably(fileOf(dataDir), JSON.stringify(busiest.map(([address]) => address)));
};

/** What was remembered, the busiest first; nothing where there is none, or what is there was not written here. */
export async function readBusy(dataDir: string): Promise<string[]> {
  try {
    return addresses.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return [];
  }
}
