import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFavorite } from '@api/favorites/queries/favorites';
import { maxTitleLength } from '~/domain/document-title';
import { addresses, shapeOf, titleOf } from './support/crawled-addresses';
import { text } from './imoveis/markup';
import { catalogue } from './imoveis/catalogue';
import { openSite, siteUrl } from './imoveis/site';
import { asDemo } from './support/brokerage';
import { makeListing } from './support/catalogue';
import { signedInVisitor } from './support/signed-in-visitor';

/** Addresses of one shape (a listing by place, a property's page) that are opened; the others are as these are. */
const openedOfShape = 1;

const long =
  'Cobertura duplex com terraço, piscina, forno a lenha e vista para a lagoa inteira, toda reformada';
const broker = { slug: 'ana', name: 'Ana Beatriz Cavalcanti de Albuquerque Vasconcellos', creci: '1.234-F' };

let site: Awaited<ReturnType<typeof openSite>>;
let visitors: { who: string; start: string[]; cookie: string }[];
beforeAll(async () => {
  const last = makeListing({
    reference: 'LONGO',
    title: long,
    propertyType: 'cobertura-duplex',
    district: 'Jardim Paulistano dos Arvoredos Altos',
    highlighted: true,
    photos: [],
  });
  site = await openSite([...catalogue, last]);
  await asDemo(site.db);
  const { id } = await site.db.insertInto('broker').values(broker).returning('id').executeTakeFirstOrThrow();
  await site.db.updateTable('property').set({ broker_id: id }).execute();
  const { account, cookie } = await signedInVisitor(site);
  await saveFavorite(site.db, { account: account.id, property: site.ids.get('LONGO')! });
  // The pages that nothing may link to: 404 pages have links too. Long names come first, to be among those opened.
  const some = ['/', '/404', `/corretor/${broker.slug}?pagina=2`, `/usado/venda/x/${site.ids.get('LONGO')}`];
  visitors = [
    { who: 'signed out', start: some, cookie: '' },
    { who: 'signed in', start: ['/login-home', ...some], cookie },
  ];
});
afterAll(() => site.close());

const isElsewhere = (address: URL) => address.origin !== siteUrl;
/** What stands in `public/` is served by the server in front; here its being there is enough. */
const isFile = (path: string) => existsSync(`public${decodeURI(path)}`);

/** Opens an address as a browser does: three redirects at most, and out of the site where one leads there. */
async function openPage(path: string, cookie: string, hops = 3): Promise<{ status: number; html: string }> {
  const { status, headers, html } = await site.get(path, { headers: { cookie } });
  const location = headers.get('Location');
  if (!location || hops === 0)
    return { status, html: /html/.test(headers.get('Content-Type') ?? '') ? html : '' };
  const address = new URL(location, siteUrl);
  if (isElsewhere(address)) return { status: 200, html: '' };
  return openPage(address.pathname + address.search, cookie, hops - 1);
}

describe.each([0, 1])('whoever walks through the site', (visitor) => {
  test('finds every link, form and file available, with fitting titles', async () => {
    const { who, start, cookie } = visitors[visitor]!;
    const ids = new Map<string, Set<string>>();
    const opened = new Map<string, number>();
    const seen = new Set<string>();
    const fragments: { from: string; path: string; id: string }[] = [];
    const broken: string[] = [];
    const queue = start.map((path) => ({ from: who, path }));

    for (let next = queue.shift(); next; next = queue.shift()) {
      const { from, path } = next;
      const shape = shapeOf(path);
      const count = opened.get(shape) ?? 0;
      if (seen.has(path) || count >= openedOfShape) continue;
      seen.add(path);
      if (isFile(path.split('?')[0]!) && path !== '/') continue;
      opened.set(shape, count + 1);
      const { status, html } = await openPage(path, cookie);
      if (status >= 400 && path !== '/404') broken.push(`${from} → ${path}: ${status}`);
      if (!html) continue;
      const title = text(titleOf(html) ?? '');
      if (title === '' || title.length > maxTitleLength) broken.push(`${path} is called "${title}"`);
      ids.set(path, new Set(addresses.ids(html)));
      for (const each of addresses.of(html)) {
        const address = new URL(each, siteUrl + path);
        if (isElsewhere(address)) continue;
        const to = address.pathname + address.search;
        if (address.hash.length > 1) fragments.push({ from: path, path: to, id: address.hash.slice(1) });
        queue.push({ from: path, path: to });
      }
    }
    for (const { from, path, id } of fragments)
      if (ids.has(path) && !ids.get(path)!.has(id))
        broken.push(`${from} → ${path}#${id}: nothing is called so`);
    expect(broken).toEqual([]);
    expect(opened.size).toBeGreaterThan(40);
  }, 120_000);
});
