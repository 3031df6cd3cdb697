import { afterAll, beforeAll, expect, it } from 'vitest';
import { clock, replaceClock } from '@domain/kernel/clock';
import { openPageCache } from '@server/page-cache';
import { createServices } from '@server/services';
import { openSite } from '../imoveis/site';
import { cacheStatus, productionSettings } from '../support/cached-site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs } from '../support/until';
import { visitsTo } from '../support/visit';

const closing: (() => unknown)[] = [];
let plain: Awaited<ReturnType<typeof openSite>>;
/** Only the test ages what is cached. */
let passed = 0;
beforeAll(async () => {
  plain = await openSite();
  const [now, monotonic] = [clock.now(), clock.monotonicNow()];
  const restore = replaceClock({
    now: () => new Date(now.getTime() + passed),
    nowMs: () => now.getTime() + passed,
    monotonicNow: () => monotonic + passed,
  });
  closing.push(restore);
});
afterAll(async () => {
  for (const close of closing.splice(0)) await close();
  await plain.close();
});

/** An instance of the website with a client, a watch of changes and a page cache of its own. */
async function openInstance() {
  const { parts } = plain;
  const limits = { ...productionSettings, changesTimeoutMs: unhurriedMs, readingMs: unhurriedMs };
  const shared = createServices({ ...parts, ...limits });
  const pageCache = openPageCache({ env: { ...parts.env, dataDir: '' }, shared, log: silentLogger });
  const site = await serveSite({ ...parts, shared, pageCache });
  closing.unshift(site.close);
  return visitsTo(site.origin);
}

it('menus of two instances follow the catalogue in 12 s and are kept', async () => {
  const instances = [await openInstance(), await openInstance()];
  const paths = ['/', '/sobre-nos/contato', '/keyword'];
  const rents = /href="\/imoveis\/aluguel/;
  /** In 12 s: the brokerage, whose limit is half a second, is tried again after 5 s on a busy machine. */
  async function expectCached(hasRents: boolean): Promise<void> {
    const pages = () =>
      Promise.all(
        instances.flatMap(({ get }) =>
          paths.map(async (path) => {
            const page = await get(path);
            return [path, rents.test(page.html), cacheStatus(page)];
          }),
        ),
      );
    const expected = instances.flatMap(() => paths.map((path) => [path, hasRents, 'kept']));
    for (let second = 0; second < 12; second += 1) {
      passed += 1_000;
      await pages();
    }
    expect(await pages()).toEqual(expected);
  }
  await expectCached(true);
  await plain.db
    .updateTable('property')
    .set({ in_feed: false })
    .where('rent_price', 'is not', null)
    .execute();
  await expectCached(false);
});
