import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, canonical, cards, heading, jsonLd, meta } from '../imoveis/markup';
import { numberShownAt } from '../imoveis/number-shown';
import { openSite, siteUrl } from '../imoveis/site';
import { asDemo } from '../support/brokerage';
import { links } from '~/links';

let site: Awaited<ReturnType<typeof openSite>>;
let sitemap: string;
beforeAll(async () => {
  site = await openSite();
  await asDemo(site.db);
  sitemap = (await site.get('/sitemap-paginas.xml')).html;
});
afterAll(() => site.close());

const listed = { indexable: true, status: 200 };
const apart = { indexable: false };
const pages = [
  { path: '/sobre-nos/a-bossa-nova', title: 'Menos anúncio, mais planta.', ...listed },
  { path: '/sobre-nos/nossa-historia', title: 'Baixar a voz para ouvir a casa.', ...listed },
  { path: '/keyword', title: 'Buscas mais úteis', ...listed },
  { path: '/politica-de-privacidade', title: 'Política de privacidade', ...listed },
  { path: '/termos-de-responsabilidade', title: 'Termos de responsabilidade', ...listed },
  {
    path: '/para-quem-anuncia/seu-imovel-na-bossa-nova',
    title: 'Seu imóvel na Bossa Nova',
    ...listed,
  },
  { path: '/para-quem-anuncia/programa-only-you', title: 'Um imóvel, um consultor.', ...listed },
  { path: '/para-quem-anuncia/obrigado', title: 'Recebemos o seu imóvel.', status: 200, ...apart },
  {
    path: '/consultor-indisponivel',
    title: 'Este consultor não atende mais por aqui.',
    status: 404,
    ...apart,
  },
];

describe.each(pages)('$path', ({ path, title, status, indexable }) => {
  test(`answers ${status} with its own heading, description, address and card`, async () => {
    const { status: given, html } = await site.get(path);
    expect(given).toBe(status);
    expect(heading(html)).toBe(title);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(canonical(html)).toBe(siteUrl + path);
    expect(meta(html, 'description').length).toBeGreaterThan(30);
    expect(meta(html, 'og:image')).toMatch(/^https:\/\/www\.example\.com\.br\/og\/[a-z-]+\.jpg$/);
    expect(meta(html, 'robots').includes('noindex')).toBe(!indexable);
    expect(sitemap.includes(`<loc>${siteUrl}${path}</loc>`)).toBe(indexable);
    if (!indexable) return;
    const [crumbs] = jsonLd(html).filter((data) => data['@type'] === 'BreadcrumbList');
    const items = crumbs!.itemListElement as { item: string }[];
    expect(items[0]!.item).toBe(`${siteUrl}/`);
    expect(items.at(-1)!.item).toBe(siteUrl + path);
  });
});

test('the pages with a form of their own are in the sitemap too', async () => {
  for (const path of ['/sobre-nos/contato', '/imovel-desejado', '/revista-curate/assinatura'])
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
});

test('owners reach the contact form with their subject chosen', async () => {
  const chosen = async (path: string) =>
    /name="assunto" checked="" value="([^"]*)"|checked="" id="contato-assunto"[^>]*value="([^"]*)"|name="assunto"[^>]*id="contato-assunto" checked="" value="([^"]*)"/
      .exec((await site.get(path)).html)
      ?.slice(1)
      .find(Boolean);
  const owner = anchors((await site.get(links.ownerPage())).html).find(
    ({ label }) => label === 'Fale conosco',
  );
  expect(owner?.href).toBe('/sobre-nos/contato?assunto=Vender');
  expect(await chosen(owner!.href)).toBe('Vender');
  for (const path of ['/sobre-nos/contato', '/sobre-nos/contato?assunto=Doar'])
    expect(await chosen(path)).toBe('Comprar');
});

test('another brand has no owner page here', async () => {
  expect((await site.get('/para-quem-anuncia/seu-imovel-na-outra')).status).toBe(404);
});

test('a gone broker’s page shows recent properties, or only links if down', async () => {
  expect(cards((await site.get('/consultor-indisponivel')).html)).toHaveLength(1);
  const down = await site.whileDown(() => site.get('/consultor-indisponivel'));
  expect(down.status).toBe(404);
  expect(cards(down.html)).toHaveLength(0);
  expect(anchors(down.html).map(({ href }) => href)).toContain('/sobre-nos/contato');
});

test('the index of searches says how many properties each search shows', async () => {
  const { html } = await site.get('/keyword');
  const searches = anchors(html.slice(html.indexOf('indice-k'), html.indexOf('</main>')));
  expect(searches.map(({ label }) => label.replace(/[\d.]+ imóve(l|is)$/, ''))).toEqual(
    expect.arrayContaining([
      'Apartamentos em São Paulo',
      'Coberturas para alugar no Leblon',
      'Casas em Miami',
    ]),
  );
  for (const { href, label } of searches)
    expect([href, `${await numberShownAt(site, href)}`]).toEqual([
      href,
      /(\d+) imóve(?:l|is)$/.exec(label)![1],
    ]);
});

test('the index of searches answers 503 when its back end is down', async () => {
  const other = await openSite([]);
  await asDemo(other.db);
  expect((await other.whileDown(() => other.get('/keyword'))).status).toBe(503);
  await other.close();
});
