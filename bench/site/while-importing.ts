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
/** Asked for a quarter of what the website can do, and for no more pages a second than are needed to tell. */
const mostVisits = 200;

export interface ImportingResult {
  visitsPerSecond: number;
  /** How long the import took. */
  seconds: Spread;
  /** The 99th percentile of all pages, ms, without and meanwhile. */
  usual: Spread;
  meanwhile: Spread;
  ofUsual: Spread;
  /** Of the pages that were kept, in units of all without; null where none was. */
  keptOfUsual: Spread | null;
  /** Share of pages that were kept meanwhile. */
  kept: Spread;
}

/** Visitors at a steady pace while every listing of a feed changes its price, and while nothing does. */
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
      const kept = visits.filter(({ isKept }) => isKept);
      slices.push({
        usual,
        seconds,
        meanwhile: p99Of(visits),
        kept: p99Of(kept),
        share: kept.length / visits.length,
      });
      // What the import forgot is made again before the next round.
      await visitors.capacity(capacityMs);
    }
    const of = (value: (slice: (typeof slices)[number]) => number) => spread(slices.map(value));
    return {
      visitsPerSecond,
      seconds: of(({ seconds }) => seconds),
      usual: of(({ usual }) => usual),
      meanwhile: of(({ meanwhile }) => meanwhile),
      ofUsual: of(({ meanwhile, usual }) => meanwhile / usual),
      keptOfUsual: slices.every(({ share }) => share > 0) ? of(({ kept, usual }) => kept / usual) : null,
      kept: of(({ share }) => share),
    };
  } finally {
    visitors.close();
  }
}
