import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { formatMoney } from '@domain/kernel/money';
import { salePrice, writeFeed } from '../feeds';
import { type Spread, spread } from '../measure/stats';
import { ask, readSitemaps } from './addresses';
import { importFeed } from './import-feed';
import type { Settings } from './prepare';

const changes = 5;
const [pollMs, mostMs] = [50, 60_000];
const source = 'bench-one';

/** Imports a listing; call it before the websites start: they read the catalogue's sitemap once. */
export async function preparePriceChanges(settings: Settings, folder: string): Promise<void> {
  await changePrice(settings, folder, 0);
}

async function changePrice(settings: Settings, folder: string, raise: number): Promise<void> {
  const feed = join(folder, 'bench-one.xml');
  await writeFeed(feed, 1, raise);
  await importFeed(settings, feed, source);
}

/** Time in ms between a price change in the database and its appearance on the last of the websites. */
export async function measurePriceChanges(
  settings: Settings,
  folder: string,
  origins: readonly string[],
): Promise<Spread> {
  const database = new pg.Client({ connectionString: settings.DATABASE_URL });
  await database.connect();
  try {
    const { properties } = await readSitemaps(origins[0]!);
    const path = properties.findLast((address) => address.includes('/imovel-1-com-varanda'));
    if (!path) throw new Error('The imported listing has no page');
    const shows = async (origin: string, price: number) =>
      (await ask(origin, path)).body.includes(formatMoney(price));
    const isStored = async (price: number) =>
      (await database.query('select 1 from property where sell_price = $1', [price])).rowCount! > 0;
    const when = async (check: () => Promise<boolean>) => {
      const started = performance.now();
      while (!(await check())) {
        if (performance.now() - started > mostMs) throw new Error('A changed price was not seen');
        await pause(pollMs);
      }
      return performance.now();
    };
    const seen = [];
    for (let change = 1; change <= changes; change++) {
      // The second request puts the page into the page cache.
      for (const origin of [...origins, ...origins]) await ask(origin, path);
      const price = salePrice(1) + change * 1_000;
      const importing = changePrice(settings, folder, change * 1_000);
      const stored = await when(() => isStored(price));
      const shown = await Promise.all(origins.map((origin) => when(() => shows(origin, price))));
      seen.push(Math.max(...shown) - stored);
      await importing;
    }
    return spread(seen);
  } finally {
    await database.end();
  }
}
