import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchesWithProperties } from '~/back-end/available-links.server';
import { loader } from '~/routes/home/route';
import { anchors, canonical, cardTitles, heading, jsonLd, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { visitorSession } from '../support/visitor';
import { fillHomeCatalogue, homeCatalogue } from './catalogue';
import { asDemo } from '../support/brokerage';

type Site = Awaited<ReturnType<typeof openSite>>;

const main = (html: string) => /<main.*<\/main>/s.exec(html)![0];
const titles = (html: string) =>
  [...main(html).matchAll(/<h2 id="[^"]*">(.*?)<\/h2>/g)].map(([, h]) => text(h!));
const always = ['Anuncie com quem sabe ouvir.', 'Quem descreve a casa esteve nela.'];
const all = ['Em destaque', 'Curadoria', 'Lançamentos', ...always];

describe('the home page', () => {
  let site: Site;
  let html: string;
  beforeAll(async () => {
    site = await openSite(homeCatalogue);
    await asDemo(site.db);
    await fillHomeCatalogue(site.db);
    ({ html } = await site.get('/'));
  });
  afterAll(() => site.close());

  test('says its sentence once, and then shows five sections', async () => {
    expect(heading(html)).toBe('Morar é uma questão de tom.');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(titles(html)).toEqual(all);
  });

  test('features one property per place, none unfinished, no photo twice', () => {
    expect(cardTitles(html).slice(0, 4)).toEqual([
      'Casa de praia',
      'Apartamento em Moema',
      'Casa na serra',
      'Cobertura no Leblon',
    ]);
    const pictures = [...html.matchAll(/src="\/fotos\/(\w+)\/1080|src="\/fotos\/(\w+)\/720/g)].map(
      ([, hero, card]) => hero ?? card,
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('lists launches that have a name, with developer, delivery and price', () => {
    const rows = text(/<ul class="indice">.*?<\/ul>/s.exec(html)![0]).replaceAll('\u00a0', ' ');
    expect(rows).toContain('Casa Guaimbê');
    expect(rows).toMatch(/Araçá Incorporações, ?entrega em março de 2028 ?a partir de R\$ 2\.000\.000/);
    expect(rows).toMatch(/Enseada 48.*Em construção/);
    expect(rows).toContain('Sob consulta');
    expect(rows).not.toMatch(/Torre em/);
  });

  test('says who made a curated list, and how many homes it has', () => {
    const lists = text(/<div class="cura">.*?<\/section>/s.exec(html)![0]);
    expect(lists).toContain('1 imóvel, por Beatriz Amaral');
    expect(lists).toContain('2 imóveis, por Rafael Teixeira Lobo');
  });

  test('ends with coverage area and newsletter, once', () => {
    const blocks = html.slice(html.indexOf('</main>'));
    expect([...blocks.matchAll(/<summary><h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Onde atuamos',
      'Assine nossa newsletter',
    ]);
  });

  test('preloads the hero photo for phones, larger and largest screens', () => {
    const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([tag]) => tag);
    expect(preloads).toHaveLength(3);
    for (const tag of preloads) {
      const file = /imagesrcset="(\/fotos\/\w+)\//i.exec(tag)![1];
      expect(html).toContain(`src="${file}/1080.jpg"`);
      expect(tag).toMatch(/fetchpriority="high"/i);
    }
  });

  test('tells search engines what the site is and how it is searched', () => {
    expect(canonical(html)).toBe(`${siteUrl}/`);
    expect(meta(html, 'description')).toContain('escolhidos um a um');
    const [website, brokerage] = jsonLd(html);
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${siteUrl}/busca?local={search_term_string}` } },
    });
    expect(brokerage).toMatchObject({ '@type': 'RealEstateAgent', url: `${siteUrl}/` });
  });

  test('leads only into the site, and to listings that show properties', async () => {
    const hrefs = [...new Set(anchors(html).map(({ href }) => href))];
    expect(hrefs.filter((href) => !/^(\/(?!\/)|#)/.test(href))).toEqual([]);
    const listings = hrefs.filter((href) => /^\/imoveis\b/.test(href));
    expect(listings.length).toBeGreaterThan(8);
    const withProperties = await searchesWithProperties(site.context.api, listings);
    expect(listings.filter((href) => !withProperties.has(href))).toEqual([]);
    const { status, html: listing } = await site.get(listings[0]!);
    expect(status).toBe(200);
    expect(Number(/data-total="(\d+)"/.exec(listing)?.[1])).toBeGreaterThan(0);
  });

  test('begins with Rio for visitors from there', async () => {
    const visitor = { country: 'br', region: 'RJ', ip: null };
    const own = { visitor, region: 'RJ' as const, answer: {} };
    const { data } = await loader({
      request: new Request(siteUrl),
      params: {},
      context: { ...site.context, ...own, session: visitorSession(site.context.api) },
    });
    const { slides, sections } = data;
    expect(slides.map(({ title }) => title)).toEqual(['Rio de Janeiro', 'Casas em São Paulo', 'De fora']);
    expect(sections.featured?.cards.map(({ city }) => city)).toEqual([
      'Ilhabela',
      'Rio de Janeiro',
      'Campos do Jordão',
      'São Paulo',
    ]);
  });

  test('shows the simple search to its arm and stores the arm for seven days', async () => {
    const allowed = 'consentimento=1.2026-11-21.preferencias.estatisticas';
    const open = (cookie: string) => site.get('/', { headers: { cookie } });
    const isSimple = async (cookie: string) => (await open(cookie)).html.includes('id="busca-simples-tipo"');
    expect(await isSimple(`${allowed}; exp=search-simplified.1`)).toBe(true);
    expect(await isSimple(`${allowed}; exp=search-simplified.0`)).toBe(false);
    for (const purposes of ['', '.preferencias', '.estatisticas.marketing'])
      expect(await isSimple(`consentimento=1.2026-11-21${purposes}; exp=search-simplified.1`)).toBe(false);
    const { headers, html } = await open(allowed);
    const [, arm] = /^exp=search-simplified\.([01]); Path=\/; Max-Age=604800;/.exec(
      headers.getSetCookie().find((cookie) => cookie.startsWith('exp='))!,
    )!;
    expect(html.includes('id="busca-simples-tipo"')).toBe(arm === '1');
  });

  test('stays as it is while the back end fails', async () => {
    await site.whileDown(async () => {
      const { status, html } = await site.get('/');
      expect(status).toBe(200);
      expect(titles(html)).toEqual(all);
    });
  });
});

describe.each([
  { title: 'with an empty catalogue', down: false },
  { title: 'where only the brokerage is known', down: true },
])('the home page $title', ({ down }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite([]);
    await asDemo(site.db);
  });
  afterAll(() => site.close());
  const visit = (path: string) => (down ? site.whileDown(() => site.get(path)) : site.get(path));

  test('shows what needs no catalogue, and a print for the photo', async () => {
    const { status, html } = await visit('/');
    expect(status).toBe(200);
    expect(heading(html)).toBe('Morar é uma questão de tom.');
    expect(html).toMatch(/<form[^>]*role="search"/);
    expect(titles(html)).toEqual(always);
    expect(html).toContain('/gravuras/casa-concreto-960.webp');
  });

  test('has partials that say that they have nothing', async () => {
    const { status, html } = await visit('/partials/launch');
    expect(status).toBe(200);
    expect(text(html)).toContain('Esta parte não tem o que mostrar agora.');
  });
});
