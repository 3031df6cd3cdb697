import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceClock } from '@domain/kernel/clock';
import { catalogue } from '../imoveis/catalogue';
import { openSite } from '../imoveis/site';
import { linksAndFields } from './links-and-fields';

const now = Date.UTC(2026, 10, 30, 12);

/** At their exact points: others are moved by a secret of the database, and links to places go by distance. */
const listings = catalogue.map((listing) => ({ ...listing, displayAddress: 'all' as const }));

let site: Awaited<ReturnType<typeof openSite>>;
let restoreClock: () => void;
beforeAll(async () => {
  restoreClock = replaceClock({
    now: () => new Date(now),
    nowMs: () => now,
    monotonicNow: () => performance.now(),
  });
  site = await openSite(listings);
});
afterAll(async () => {
  await site.close();
  restoreClock();
});

const page = async (path: string) => (await site.get(path)).html;

/** As recorded before pages became smaller (docs/decisions/0155-fresh-pages.md); `vitest -u` after a wanted change. */
const pages: Record<string, () => Promise<string>> = {
  home: () => page('/'),
  listing: () => page('/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000'),
  property: async () => {
    const path = /href="(\/usado\/[^"]+)"/.exec(await page('/imoveis/venda/sao-paulo'))![1]!;
    return page(path);
  },
};

test.each(Object.keys(pages))('%s has its links and fields without scripts', async (name) => {
  const html = await pages[name]!();
  await expect(linksAndFields(html)).toMatchFileSnapshot(`recorded/${name}.txt`);
});
