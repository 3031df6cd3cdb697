import { expect, test } from 'vitest';
import { openSite, siteUrl } from '../imoveis/site';
import { openSpecifiedSite } from '../support/specified/site';

const paths = (xml: string, origin: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&').slice(origin.length),
  );

test('the searches named to robots show three homes or more each', async () => {
  const site = await openSite();
  const named = paths((await site.get('/sitemap-buscas.xml')).html, siteUrl);
  // Of the catalogue's 18 homes, one alone is to let, and one alone stands abroad.
  expect(named.toSorted()).toEqual([
    '/imoveis',
    '/imoveis/venda',
    '/imoveis/venda/moema',
    '/imoveis/venda/moema/apartamento',
    '/imoveis/venda/sao-paulo',
    '/imoveis/venda/sao-paulo/apartamento',
  ]);
  await site.close();
});

test('a back end that does not tell how many there are has its searches named all the same', async () => {
  const site = await openSpecifiedSite((fetch) => fetch);
  const { status, html } = await site.get('/sitemap-buscas.xml');
  expect([status, paths(html, siteUrl).includes('/imoveis')]).toEqual([200, true]);
  await site.close();
});

test('pages with a form of their own are named: contact, the wanted property, the magazine', async () => {
  const site = await openSite([]);
  const named = paths((await site.get('/sitemap-paginas.xml')).html, siteUrl);
  expect(named).toEqual(
    expect.arrayContaining(['/sobre-nos/contato', '/imovel-desejado', '/revista-curate/assinatura']),
  );
  for (const path of named) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  await site.close();
});
