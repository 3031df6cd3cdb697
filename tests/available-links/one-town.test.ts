import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { addresses } from '../support/crawled-addresses';
import { makeListing } from '../support/catalogue';
import { until } from '../support/until';
import { getAvailableLinks } from '~/back-end/available-links.server';
import { everything } from '~/domain/menus/available-links';
import { parseSearchUrl } from '@domain/search/parse-url';
import type { Suggestions } from '~/features/search-box/suggested-place';
import { openSite, siteUrl } from '../imoveis/site';

const inLondrina = { state: 'PR', city: 'Londrina', photos: [] };
const palhano = { ...inLondrina, district: 'Gleba Palhano', point: { lat: -23.327, lng: -51.187 } };
const centre = { ...inLondrina, district: 'Centro', point: { lat: -23.31, lng: -51.162 } };

/** A house of one town of the interior, which only sells. */
const listings = [
  makeListing({ ...palhano, reference: 'P1', highlighted: true, suites: 3 }),
  makeListing({ ...palhano, reference: 'P2', condition: 'launch' }),
  makeListing({ ...palhano, reference: 'P3', acceptExchange: true }),
  makeListing({ ...centre, reference: 'C1', propertyType: 'casa' }),
];

/** Links of a page that are searches; a search's own filters are what its visitor has chosen. */
const searchesOf = (html: string) =>
  [
    ...html
      .replace(/<(section|ul)[^>]* class="(?:barra|fichas)[^"]*".*?<\/\1>/gs, '')
      .matchAll(/<a\b[^>]* href="(\/imoveis(?:[/?][^"]*)?)"/g),
  ].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** A page waits a second for what is on offer; a busy machine may take longer. */
async function waitForLinks({ context: { api, log } }: Awaited<ReturnType<typeof openSite>>) {
  await until(async () => expect(await getAvailableLinks(api, log)).not.toBe(everything));
}

describe('a house of one town that only sells', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let pages: string[];
  beforeAll(async () => {
    site = await openSite(listings);
    const broker = { slug: 'ana', name: 'Ana Reis', creci: '1.234-F' };
    const { id } = await site.db
      .insertInto('broker')
      .values(broker)
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db.updateTable('property').set({ broker_id: id }).execute();
    const slide = { position: 1, photo_url: 'https://fotos.example/1.jpg', alt: '', subtitle: '' };
    await site.db
      .insertInto('slide')
      .values([
        { ...slide, title: 'Na praia', link: '/imoveis?tipo-de-localizacao=Praia' },
        { ...slide, title: 'Em Londrina', link: '/imoveis/venda/londrina' },
      ])
      .execute();
    // A slide waits for the file of its photo.
    const photo = { url: slide.photo_url, next_attempt_at: clock.now(), status: 'stored' as const };
    await site.db
      .insertInto('photo')
      .values({ ...photo, key: 'a'.repeat(24), width: 1600, height: 1067 })
      .execute();
    const property = `/usado/venda/apartamento-londrina/${site.ids.get('P1')}`;
    await waitForLinks(site);
    pages = ['/', '/keyword', '/404', '/sobre-nos/a-bossa-nova', '/corretor/ana', '/imoveis', property];
    pages.push('/imoveis/aluguel/londrina', '/imoveis/venda/moema', '/imoveis?tipo-de-localizacao=Praia');
    pages.push(
      `/imovel-indisponivel/usado/aluguel/${site.ids.get('P1')}`,
      '/corretor/ana?negociacao=aluguel',
    );
  });
  afterAll(() => site.close());

  test('links no search that shows nothing, on any kind of page', async () => {
    const shown = new Map<string, string>();
    for (const page of pages) {
      const { html } = await site.get(page);
      for (const href of searchesOf(html)) if (!shown.has(href)) shown.set(href, page);
    }
    const empty: string[] = [];
    for (const [href, page] of shown) {
      const { pathname, searchParams } = new URL(href, siteUrl);
      const { total } = await site.context.api.searchProperties(parseSearchUrl(pathname, searchParams));
      if (total === 0) empty.push(`${page} → ${href}`);
    }
    expect(empty).toEqual([]);
    expect(shown.size).toBeGreaterThan(10);
  });

  test('shows its town and districts in menus, coverage and useful searches', async () => {
    const { html } = await site.get('/');
    const [header = '', blocks = ''] = ['header', 'blocks'].map(
      (part) => html.split(`data-part="${part}"`)[1]?.split('data-part=')[0] ?? '',
    );
    const labels = [...header.matchAll(/<li><a href="[^"]*">([^<]*)<\/a><button/g)].map(([, label]) => label);
    expect(labels).toEqual(['Londrina', 'Lançamentos']);
    for (const part of [header, blocks]) {
      expect(part).toContain('Gleba Palhano');
      expect(part).not.toContain('Moema');
    }
    expect(blocks).toContain('Comprar em Centro');
    expect(blocks).not.toContain('Alugar em');
    const { html: index } = await site.get('/keyword');
    expect(index).toMatch(/<h2>Londrina<\/h2>.*href="\/imoveis\/venda\/londrina\//s);
  });

  test('asks for no negotiation, and shows no slide of an empty search', async () => {
    const { html } = await site.get('/');
    expect(html).not.toContain('<fieldset class="busca__tipo"');
    expect(html).toContain('Em Londrina');
    expect(html).not.toContain('Na praia');
  });

  test('suggests places with properties, and finds others by full name', async () => {
    const suggested = async (text: string) => {
      const { html } = await site.get(`/recursos/locais?local=${text}`);
      const { places, exact } = JSON.parse(html) as Suggestions;
      return [places.map(({ label }) => label), exact?.label];
    };
    expect(await suggested('palha')).toEqual([['Gleba Palhano, Londrina'], undefined]);
    expect(await suggested('Moem')).toEqual([[], undefined]);
    expect(await suggested('Moema')).toEqual([[], 'Moema, São Paulo']);
  });
});

test('a house without a home links no search at all', async () => {
  const site = await openSite([]);
  try {
    await waitForLinks(site);
    for (const page of ['/', '/keyword', '/404', '/sobre-nos/a-bossa-nova', '/imovel-indisponivel']) {
      const { html } = await site.get(page);
      expect([page, addresses.of(html).filter((href) => /^\/imoveis(?!\?filtrar)/.test(href))]).toEqual([
        page,
        [],
      ]);
      expect(html).toContain('</html>');
    }
  } finally {
    await site.close();
  }
});
