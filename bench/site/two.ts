import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { formatMoney } from '@domain/kernel/money';
import { salePrice, writeFeed } from '../feeds';
import { type Spread, spread } from '../measure/stats';
import { startWebsite } from '../measure/website';

import { ask, readSitemaps } from './addresses';
import { importFeed } from './import-feed';
import type { Settings } from './prepare';

const changes = 5;
const [pollMs, mostMs] = [20, 60_000];
const source = 'bench-one';

/** Time in ms between a price change in the database and its appearance on two websites. */
export async function measureTwo(settings: Settings, folder: string): Promise<Spread> {
  const feed = join(folder, 'bench-one.xml');
  const priceAfter = async (raise: number) => {
    await writeFeed(feed, 1, raise);
    return salePrice(1) + raise;
  };
  await priceAfter(0);
  await importFeed(settings, feed, source);
  const database = new pg.Client({ connectionString: settings.DATABASE_URL });
  await database.connect();
  const websites = [];
  try {
    for (const name of ['one', 'two'])
      websites.push(await startWebsite({ ...settings, DATA_DIR: join(folder, name), PAGE_CACHE_MB: '64' }));
    const { properties } = await readSitemaps(websites[0]!.origin);
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
      for (const { origin } of [...websites, ...websites]) await ask(origin, path);
      const price = await priceAfter(change * 1_000);
      const importing = importFeed(settings, feed, source);
      const stored = await when(() => isStored(price));
      const shown = await Promise.all(websites.map(({ origin }) => when(() => shows(origin, price))));
      seen.push(Math.max(...shown) - stored);
      await importing;
    }
    return spread(seen);
  } finally {
    await database.end();
    for (const website of websites) await website.stop();
  }
}
