import { join } from 'node:path';
import type { Spread } from '../measure/stats';
import { startWebsite } from '../measure/website';
import type { Settings } from './prepare';
import { measurePriceChanges, preparePriceChanges } from './price-changes';

/** Time in ms between a price change in the database and its appearance on two websites. */
export async function measureTwo(settings: Settings, folder: string): Promise<Spread> {
  await preparePriceChanges(settings, folder);
  const websites = [];
  try {
    for (const name of ['one', 'two'])
      websites.push(await startWebsite({ ...settings, DATA_DIR: join(folder, name), PAGE_CACHE_MB: '64' }));
    return await measurePriceChanges(
      settings,
      folder,
      websites.map(({ origin }) => origin),
    );
  } finally {
    for (const website of websites) await website.stop();
  }
}
