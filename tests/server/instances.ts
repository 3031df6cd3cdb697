import { clock, replaceClock } from '@domain/kernel/clock';
import { openPageCache } from '@server/page-cache';
import { createServices } from '@server/services';
import type { openSite } from '../imoveis/site';
import { productionSettings } from '../support/cached-site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs } from '../support/until';
import { visitsTo } from '../support/visit';

type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Two instances of the website over one back end, each with a client, a watch of changes and a page cache of its own.
 * Until they are closed only `pass` moves the clock, which ages what is cached. @param start absent: now
 */
export async function openInstances({ parts }: Pick<Site, 'parts'>, start = clock.now()) {
  const monotonic = clock.monotonicNow();
  let passed = 0;
  const restoreClock = replaceClock({
    now: () => new Date(start.getTime() + passed),
    nowMs: () => start.getTime() + passed,
    monotonicNow: () => monotonic + passed,
  });
  const limits = { ...productionSettings, changesTimeoutMs: unhurriedMs, readingMs: unhurriedMs };
  const open = async () => {
    const shared = createServices({ ...parts, ...limits });
    const pageCache = openPageCache({ env: { ...parts.env, dataDir: '' }, shared, log: silentLogger });
    const site = await serveSite({ ...parts, shared, pageCache });
    return { ...visitsTo(site.origin), close: site.close };
  };
  const instances = [await open(), await open()];
  return {
    instances,
    pass: (ms: number) => void (passed += ms),
    async close() {
      for (const { close } of instances) await close();
      restoreClock();
    },
  };
}
