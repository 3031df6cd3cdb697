import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCacheableAddress } from '@server/page-cache/rules';
import { encodeFlash, flashName } from '~/domain/snackbar';
import { links } from '~/links';
import {
  cacheStatus,
  cachedUrls,
  openCachedSite,
  refusedScripts,
  regionHeader,
} from '../support/cached-site';
import { signedInVisitor } from '../support/signed-in-visitor';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openCachedSite>>;
let addresses: string[];
beforeAll(async () => {
  site = await openCachedSite();
  addresses = await cachedUrls(site.plain.get);
});
afterAll(() => site.close());

/** What differs between visitors who are nobody in particular. */
const visitors: [string, Record<string, string>][] = [
  ['who has chosen nothing', {}],
  ['in Rio', { [regionHeader]: 'RJ' }],
  ['who has chosen', { cookie: 'cookiesAccepted=1; visitante=abc' }],
  ['who looks at lists', { cookie: `visualizacao=${encodeURIComponent(btoa('"lista"'))}` }],
  [
    'who takes part in experiments and allows one tap',
    {
      cookie:
        'consentimento=1.2026-11-20.preferencias.estatisticas.marketing; exp=schedule-visit-without-cpf.1/search-simplified.1.visto',
    },
  ],
];
const oneOfEach = (paths: readonly string[]) => [
  ...new Map(paths.map((path) => [path.split(/[/?]/)[1], path])).values(),
];

it.each(visitors)('a cached page equals the uncached one for a visitor %s', async (_, headers) => {
  const hasChosen = /consentimento=|cookiesAccepted=/.test(headers.cookie ?? '');
  // Who has chosen nothing sees them all, others one of each part of the site.
  const seen = Object.keys(headers).length === 0 ? addresses : oneOfEach(addresses);
  for (const path of hasChosen ? seen : [...seen, links.privacy()]) {
    const made = await site.plain.get(path, { headers });
    const first = await site.one.get(path, { headers });
    const again = await site.one.get(path, { headers });
    expect([first.html, again.html], path).toEqual([made.html, made.html]);
    expect(again.headers.get('content-security-policy')).toBe(made.headers.get('content-security-policy'));
    expect([path, cacheStatus(again)]).toEqual([path, 'kept']);
  }
});

it('instances cache equal bytes, and the policy allows each script', async () => {
  for (const path of oneOfEach(addresses)) {
    const [here, there] = [await site.one.get(path), await site.other.get(path)];
    expect(there.headers.get('etag')).toBe(here.headers.get('etag'));
    expect(refusedScripts(here), path).toEqual([]);
  }
});

it('every parameter that a kept page itself links is one of its key', async () => {
  const lost = new Set<string>();
  for (const path of addresses) {
    const { html } = await site.one.get(path);
    for (const [, href] of html.matchAll(/(?:href|action)="(\/[^"#]*\?[^"#]*)"/g)) {
      const [to = '', query = ''] = href!.replaceAll('&amp;', '&').split('?');
      const known = parseCacheableAddress(to, query);
      const cachedParams = new URL(known?.address ?? '/', 'http://x.invalid').searchParams;
      if (known)
        for (const [name, value] of new URLSearchParams(query))
          // The first page needs no word.
          if (!cachedParams.has(name) && `${name}=${value}` !== 'pagina=1') lost.add(`${href} ${name}`);
    }
  }
  expect([...lost]).toEqual([]);
});

it('a price change reaches both instances, property page and listing', async () => {
  const { plain, one, other } = site;
  const list = '/imoveis/venda/sao-paulo/loft';
  const { html } = await one.get(list);
  const home = /(?<=href=")\/usado\/[^"?#]+/.exec(html)![0];
  for (const instance of [one, other])
    for (const path of [home, list]) expect((await instance.get(path)).html).toContain('700.000');
  await plain.db
    .updateTable('property')
    .set({ sell_price: 712_345 })
    .where('reference', '=', 'SP-HOSTIL')
    .execute();
  await until(async () => {
    for (const instance of [one, other])
      for (const path of [home, list]) expect((await instance.get(path)).html).toContain('712.345');
  });
  // The other tests compare pages: none is stale any more.
  await until(async () => {
    for (const instance of [one, other])
      for (const path of addresses)
        expect([path, cacheStatus(await instance.get(path))]).toEqual([path, 'kept']);
  });
});

it('a signed-in visitor’s page neither comes from nor enters the cache', async () => {
  const ana = await signedInVisitor(site.plain, { name: 'Anacleta Rara' });
  for (const path of oneOfEach(addresses)) {
    const own = await site.one.get(path, { headers: { cookie: ana.cookie } });
    expect([own.html.includes('Anacleta'), cacheStatus(own)], path).toEqual([true, 'fresh']);
    expect((await site.one.get(path)).html).not.toContain('Anacleta');
  }
});

it('a message that was left is said once, to whom it was left', async () => {
  const cookie = `${flashName}=${encodeFlash({ tone: 'danger', text: 'Sua pesquisa foi salva.' })}`;
  await site.one.get('/imoveis/venda');
  const flashPage = await site.one.get('/imoveis/venda', { headers: { cookie } });
  expect([cacheStatus(flashPage), flashPage.headers.get('cache-control')]).toEqual([
    'fresh',
    expect.stringMatching(/private/),
  ]);
  expect(flashPage.html).toContain('Sua pesquisa foi salva.');
  const next = await site.one.get('/imoveis/venda');
  // 'stale' while a page that is old is rendered again.
  expect(['kept', 'stale']).toContain(cacheStatus(next));
  expect(next.html).not.toContain('Sua pesquisa foi salva.');
});
