import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFeed } from '../feeds';
import { spread, type Spread } from '../measure/stats';
import { p99Of, Visitors } from '../measure/visitors';
import type { Website } from '../measure/website';
import { importFeed } from './import-feed';
import type { Settings } from './prepare';

export const changedListings = 2_400;
const rounds = 3;
const [capacityMs, usualMs] = [3_000, 5_000];
/** The rate is a quarter of the capacity, with this upper limit. */
const mostVisits = 200;

export interface ImportingResult {
  visitsPerSecond: number;
  seconds: Spread;
  /** 99th percentile of all pages, ms: without an import, and during it. */
  usual: Spread;
  meanwhile: Spread;
  ofUsual: Spread;
  /** Page cache hits during the import, relative to all pages without; null without hits. */
  keptOfUsual: Spread | null;
  kept: Spread;
}

/** Constant rate of visitors during an import that changes every listing's price, and without an import. */
export async function measureWhileImporting(
  website: Website,
  settings: Settings,
  next: () => string,
): Promise<ImportingResult> {
  const feed = join(settings.DATA_DIR!, 'bench-feed.xml');
  const importRaised = async (raise: number) => {
    await writeFeed(feed, changedListings, raise);
    return () => importFeed(settings, feed, 'bench');
  };
  await (
    await importRaised(0)
  )();
  const visitors = new Visitors(website.port, next, 'br');
  try {
    const visitsPerSecond = Math.min((await visitors.capacity(capacityMs)) / 4, mostVisits);
    const slices: { usual: number; seconds: number; meanwhile: number; kept: number; share: number }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const usual = p99Of(await visitors.during(visitsPerSecond, () => pause(usualMs)));
      let seconds = 0;
      const run = await importRaised(round * 1_000);
      const visits = await visitors.during(visitsPerSecond, async () => {
        seconds = await run();
      });
      const cachedVisits = visits.filter(({ isKept: isCached }) => isCached);
      slices.push({
        usual,
        seconds,
        meanwhile: p99Of(visits),
        kept: p99Of(cachedVisits),
        share: cachedVisits.length / visits.length,
      });
      // Refills the page cache before the next round.
      await visitors.capacity(capacityMs);
    }
    const of = (value: (slice: (typeof slices)[number]) => number) => spread(slices.map(value));
    return {
      visitsPerSecond,
      seconds: of(({ seconds }) => seconds),
      usual: of(({ usual }) => usual),
      meanwhile: of(({ meanwhile }) => meanwhile),
      ofUsual: of(({ meanwhile, usual }) => meanwhile / usual),
      keptOfUsual: slices.every(({ share }) => share > 0)
        ? of(({ kept: cachedVisits, usual }) => cachedVisits / usual)
        : null,
      kept: of(({ share }) => share),
    };
  } finally {
    visitors.close();
  }
}
