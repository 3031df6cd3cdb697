import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../../scripts/workshop/steps.mjs';
import { percentile } from '../measure/stats';
import { Visitors } from '../measure/visitors';
import { startWebsite } from '../measure/website';
import { readSitemaps } from '../site/addresses';
import { mixedPages } from './mixed-pages';
import { residentMb } from './resident';

const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const warmUpMinutes = Math.min(10, minutes / 2);
const pagesPerSecond = 10;
const lookMs = 1_000;

export interface SoakResult {
  minutes: number;
  warmUpMinutes: number;
  pages: number;
  refused: number;
  /** Median resident MB of the website in the tenth after the warm-up, and in the last tenth. */
  begin: number;
  end: number;
}

/** Visitors at a constant rate on the embedded database, with photos that are drawn on demand. */
export async function benchSoak(): Promise<SoakResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-bench-'));
  const website = await step('Start', () => startWebsite({ DATA_DIR: folder, PHOTOS: 'on' }));
  const visitors = new Visitors(website.port, mixedPages(await readSitemaps(website.origin)), 'br');
  try {
    const looks: number[] = [];
    const visits = await step(`${minutes} minutes`, () =>
      visitors.during(pagesPerSecond, async () => {
        const begun = performance.now();
        while (performance.now() - begun < minutes * 60_000) {
          await pause(lookMs);
          looks.push(residentMb(website.pid));
        }
      }),
    );
    const measured = looks.slice(Math.floor((looks.length * warmUpMinutes) / minutes));
    const tenth = Math.ceil(measured.length / 10);
    return {
      ...{ minutes, warmUpMinutes, pages: visits.length },
      refused: visits.filter(({ ms }) => ms === Infinity).length,
      begin: percentile(measured.slice(0, tenth), 0.5),
      end: percentile(measured.slice(-tenth), 0.5),
    };
  } finally {
    visitors.close();
    await website.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
