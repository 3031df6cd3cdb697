import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinsAnswer } from '@contract/search';
import { searchFilters, type SearchFilters } from '@domain/search/filters';
import { cards, jsonLd, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { testApi } from '../support/api';
import { makeListing } from '../support/catalogue';

const toLet = { forSale: false, forRent: true, sellPrice: null, area: 320, propertyType: 'casa' } as const;
const byDay = { amount: 6_000, period: 'day' } as const;
const shown = 'R$ 6.000 por dia, temporada';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ ...toLet, reference: 'DIA', title: 'Casa por dia', periodRent: byDay }),
    makeListing({ ...toLet, reference: 'MES', title: 'Casa por mês', rentPrice: 5_000 }),
    makeListing({ ...toLet, reference: 'CARA', title: 'Casa cara', rentPrice: 9_000 }),
    makeListing({ ...toLet, reference: 'VENDA', forSale: true, sellPrice: 3_000_000, periodRent: byDay }),
    makeListing({ ...toLet, reference: 'BREVE', condition: 'soonLaunch', periodRent: byDay }),
  ]);
});
afterAll(() => site.close());

async function page(reference: string, word = 'aluguel') {
  const first = await site.get(`/usado/${word}/x/${site.ids.get(reference)}`);
  const { html } = await site.get(new URL(first.headers.get('location')!, siteUrl).pathname);
  // oxlint-disable-next-line typescript/no-explicit-any
  const listing = (jsonLd(html) as any[]).find((block) => block['@type'] === 'RealEstateListing');
  const block = html.indexOf('class="preco-b"');
  return { html, priceBlock: text(html.slice(block, html.indexOf('<form', block))), listing };
}
const found = async (filters: Partial<SearchFilters>) => {
  const { client } = testApi({ db: site.db });
  const { items } = await client.searchProperties(
    searchFilters.parse({ negotiation: 'rent', ...filters }),
    {},
  );
  return items.map(({ codigo }) => codigo);
};

describe('a rent by the day', () => {
  it('is on its page with the period, outside monthly sums', async () => {
    const { html, priceBlock } = await page('DIA');
    expect(priceBlock).toContain(shown);
    expect(priceBlock).not.toMatch(/180\.000|R\$ 19 por m²|Total por mês/);
    expect(meta(html, 'description')).toContain(shown);
    expect((await page('VENDA', 'venda')).priceBlock).toContain(`Também para alugar: ${shown}`);
  });

  it('is an offer by the day for machines', async () => {
    const { listing } = await page('DIA');
    expect(listing.offers).toMatchObject([
      { price: 6_000, priceSpecification: { price: 6_000, unitCode: 'DAY', priceCurrency: 'BRL' } },
    ]);
    const { listing: monthly } = await page('MES');
    expect(monthly.offers).toMatchObject([{ price: 5_000, priceSpecification: { unitCode: 'MON' } }]);
  });

  it('is on the card of a listing, and on its map', async () => {
    const { html } = await site.get('/imoveis/aluguel/sao-paulo');
    const card = cards(html).find((each) => each.includes('Casa por dia'))!;
    expect(text(card)).toContain(shown);
    const map = await site.get('/recursos/mapa/aluguel/sao-paulo');
    const { pins } = pinsAnswer.parse(JSON.parse(map.html));
    expect(pins.find(({ title }) => title === 'Casa por dia')).toMatchObject({ price: 6_000, period: 'day' });
    expect(pins.find(({ title }) => title === 'Casa cara')).toMatchObject({ price: 9_000 });
  });

  it('is outside the filter by a monthly rent', async () => {
    expect(await found({})).toHaveLength(5);
    expect(await found({ price: { min: 1_000 } })).toEqual(expect.arrayContaining(['MES', 'CARA']));
    expect(await found({ price: { min: 1_000 } })).toHaveLength(2);
    expect(await found({ price: { max: 6_000 } })).toEqual(['MES']);
  });

  it('comes after the monthly rents in both orders of price', async () => {
    expect((await found({ orderBy: 'preco', direction: 'asc' })).slice(0, 2)).toEqual(['MES', 'CARA']);
    expect((await found({ orderBy: 'preco', direction: 'desc' })).slice(0, 2)).toEqual(['CARA', 'MES']);
  });

  it('has its period in the comparison and no price per m²', async () => {
    const ids = ['DIA', 'CARA'].map((reference) => site.ids.get(reference));
    const { html } = await site.get(`/comparar?ids=${ids.join(',')}`);
    const words = text(html);
    expect(words).toContain(shown);
    expect(words).not.toContain('R$ 19de aluguel');
  });

  it('is hidden before a launch', async () => {
    expect((await page('BREVE')).priceBlock).not.toContain('6.000');
  });
});
