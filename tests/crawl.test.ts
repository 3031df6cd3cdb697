import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, siteUrl } from './imoveis/site';
import { isToCome } from './support/rows-to-come';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Listings whose own links are followed too; every listing that is linked to is opened. */
const listingsFollowed = 12;
/** A page that is met is opened; this bounds what a mistake could make of that. */
const maxPages = 900;

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
const isListing = (path: string) => /^\/imoveis(?:[/?]|$)/.test(path);
const isElsewhere = (address: URL) => address.origin !== siteUrl;

interface Opened {
  /** null where the address leads nowhere, or to a page still to come. */
  html: string | null;
  broken?: string;
}

/** Opens an address as a browser does: two redirects at most, and out of the site where one leads there. */
async function openPage(path: string, hops = 2): Promise<Opened> {
  const { status, headers, html } = await site.get(path);
  const location = headers.get('Location');
  if (location && hops > 0) {
    const address = new URL(location, siteUrl);
    return isElsewhere(address) ? { html: null } : openPage(address.pathname + address.search, hops - 1);
  }
  if (status === 200) return { html };
  if (isToCome(path.split('?')[0]!)) return { html: null };
  return { html: null, broken: `${status}` };
}

test('from the home page every link of every page leads somewhere, to a place that is there', async () => {
  const ids = new Map<string, Set<string>>();
  const opened = new Set<string>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const broken: string[] = [];
  // The pages that nothing may link to: 404 pages have links too.
  const queue = [
    { from: 'start', path: '/' },
    { from: 'start', path: '/404' },
  ];
  let followed = 0;

  const read = (from: string, html: string) => {
    ids.set(from, new Set(values(html, / id="([^"]*)"/g)));
    const follow = !isListing(from) || followed++ < listingsFollowed;
    for (const href of follow ? values(html, /<a [^>]*?href="([^"]*)"/g) : []) {
      const address = new URL(href, siteUrl + from);
      if (isElsewhere(address)) continue;
      const path = address.pathname + address.search;
      if (address.hash.length > 1) fragments.push({ from, path, id: address.hash.slice(1) });
      queue.push({ from, path });
    }
    for (const file of values(
      html,
      /<link [^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]*)"/g,
    ))
      if (!existsSync(`public${file}`)) broken.push(`${from} → ${file}`);
  };

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, path } = next;
    if (opened.has(path)) continue;
    opened.add(path);
    expect(opened.size, `pages are opened without end, now ${path}`).toBeLessThan(maxPages);
    if (path === '/404') {
      read(path, (await site.get(path)).html);
      continue;
    }
    const page = await openPage(path);
    if (page.broken) broken.push(`${from} → ${path}: ${page.broken}`);
    if (page.html) read(path, page.html);
  }
  for (const { from, path, id } of fragments)
    if (ids.has(path) && !ids.get(path)!.has(id))
      broken.push(`${from} → ${path}#${id}: nothing is called so`);

  expect(broken).toEqual([]);
  expect(opened.size).toBeGreaterThan(100);
}, 240_000);
