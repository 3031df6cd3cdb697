import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, canonical, cards, cardTitles, field, heading, jsonLd, meta, text } from './markup';
import type { Page } from '../support/visit';
import { openSite, siteUrl } from './site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Offer {
  price: number;
  priceCurrency: string;
}
interface ListedItem {
  name: string;
  url: string;
  numberOfRooms?: number;
  numberOfBedrooms?: number;
  floorSize?: { value: number };
  address: { addressLocality: string };
  geo?: { latitude: number; longitude: number };
  offers?: Offer;
}
const listed = (html: string) =>
  jsonLd(html)
    .filter((data) => data['@type'] === 'ItemList')
    .flatMap((list) => (list.itemListElement as { item: ListedItem }[]).map(({ item }) => item));

describe('a search', () => {
  const search = '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000';
  let page: Page;
  beforeAll(async () => {
    page = await site.get(search);
  });

  test('shows only matches, with heading, count and JSON-LD in agreement', async () => {
    const { status, html } = page;
    expect(status).toBe(200);
    expect(heading(html)).toBe('12 apartamentos à venda em São Paulo');
    expect(text(html)).toContain(
      '12 apartamentos à venda em São Paulo com três quartos ou mais, até R$ 5 mi',
    );
    expect(cards(html)).toHaveLength(9);
    const items = listed(html);
    expect(items.map(({ name }) => name)).toEqual(cardTitles(html));
    for (const item of items) {
      expect(item.numberOfBedrooms).toBeGreaterThanOrEqual(3);
      expect(item.numberOfRooms).toBe(item.numberOfBedrooms);
      expect(item.floorSize?.value).toBe(180);
      expect(item.offers?.price).toBeLessThanOrEqual(5_000_000);
      expect(item.offers?.priceCurrency).toBe('BRL');
      expect(item.address.addressLocality).toBe('São Paulo');
      expect(item.url.startsWith(`${siteUrl}/usado/venda/sao-paulo/moema/`)).toBe(true);
      expect(item.geo).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) });
    }
  });

  test('has title, description and Open Graph; a price makes it noindex', async () => {
    const { html } = page;
    expect(html).toContain('<title>Apartamentos à venda em São Paulo com três quartos ou mais</title>');
    expect(meta(html, 'description')).toContain('12 imóveis');
    expect(meta(html, 'og:url')).toBe(siteUrl + search);
    expect(canonical(html)).toBe(siteUrl + search);
    expect(meta(html, 'robots')).toBe('noindex,follow');
  });

  test('of the path alone is indexed, and its breadcrumbs lead up to it', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo/apartamento?utm_source=x&corretor=ana-lima');
    expect(canonical(html)).toBe(`${siteUrl}/imoveis/venda/sao-paulo/apartamento`);
    const { html: plain } = await site.get('/imoveis/venda/sao-paulo/apartamento');
    expect(meta(plain, 'robots')).not.toContain('noindex');
    const crumbs = jsonLd(plain).find((data) => data['@type'] === 'BreadcrumbList')!;
    expect((crumbs.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual([
      'Início',
      'Imóveis',
      'Comprar',
      'São Paulo',
      'Apartamentos',
    ]);
  });

  test('links its pages: the rest is on page 2, with no duplicate', async () => {
    const { html } = page;
    const next = anchors(html).filter(({ rel }) => rel === 'next');
    expect(next).toHaveLength(1);
    expect(anchors(html).find(({ label }) => label === 'Carregar mais')?.href).toBe(next[0]!.href);
    expect(text(html)).toContain('Você viu 9 de 12 imóveis');
    const second = await site.get(next[0]!.href);
    expect(cards(second.html)).toHaveLength(3);
    expect(anchors(second.html).find(({ current, label }) => current && label === '2')?.href).toBe(
      next[0]!.href,
    );
    const ids = (page: string) => [...page.matchAll(/data-id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set([...ids(html), ...ids(second.html)]).size).toBe(12);
    expect(canonical(second.html)).toBe(siteUrl + next[0]!.href);
  });

  test('has a chip link for each filter outside the bar; Limpar clears all', async () => {
    const { html } = await site.get(`${search}&vagas=1&fase=usado&destaques=sim`);
    const chips = Object.fromEntries(
      anchors(html)
        .filter(({ label }) => label.startsWith('Remover filtro: '))
        .map(({ label, href }) => [label.slice('Remover filtro: '.length), href]),
    );
    expect(chips).toEqual({
      Usado: `${search}&vagas=1&destaques=sim`,
      Destaques: `${search}&vagas=1&fase=usado`,
    });
    const clears = anchors(html).filter(({ label }) => label === 'Limpar');
    expect(clears.map(({ href }) => href)).toEqual(['/imoveis/venda/sao-paulo', '/imoveis/venda/sao-paulo']);
    // Type, price, rooms and parking, phase, highlights: one number wherever it stands.
    expect(text(html).match(/, 6 em uso/g)).toHaveLength(3);
    expect(text(html)).toContain('Comprar 6 filtros');
  });

  test('fills the filter form with what is searched for', async () => {
    const { html } = page;
    expect(field(html, 'filtrar').value).toBe('1');
    expect(field(html, 'local').value).toBe('São Paulo');
    expect(field(html, 'preco-max').value).toBe('5.000.000');
    expect(field(html, 'preco-min').value).toBe('');
    expect(field(html, 'tipo', 'apartamento').checked).toBe(true);
    expect(field(html, 'tipo', 'casa').checked).toBe(false);
    expect(field(html, 'quartos', '3').checked).toBe(true);
  });
});

describe('a card', () => {
  test('for rent has the rent and the monthly costs', async () => {
    const { html } = await site.get('/imoveis/aluguel/rio-de-janeiro');
    const [card = ''] = cards(html);
    expect(text(card)).toContain('R$ 18.000 /mês');
    expect(text(card)).toContain('Condomínio R$ 4.000 /mês · IPTU R$ 1.200 /mês');
    expect(listed(html)[0]!.offers).toMatchObject({ price: 18_000, priceCurrency: 'BRL' });
  });

  test('in dollars asks and shows prices in dollars', async () => {
    const { html } = await site.get('/imoveis/venda?tipo-de-localizacao=Internacional');
    expect(text(cards(html)[0]!)).toContain('US$ 3.150.000');
    expect(html).toContain('data-prefix="$"');
    expect(listed(html)[0]!.offers).toMatchObject({ priceCurrency: 'USD' });
  });

  test('that stands first says in what prices are asked, whatever follows', async () => {
    const { html } = await site.get('/imoveis/venda/casa?ordenacao=preco&direcao=asc');
    expect(cardTitles(html)).toEqual(['House by the bay', 'Casa sob consulta']);
    expect(html).toContain('data-prefix="$"');
  });

  test('on request says so and offers no price', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo/casa');
    expect(text(cards(html)[0]!)).toContain('Sob consulta');
    expect(listed(html)[0]!.offers).toBeUndefined();
  });

  test('whose place may not be shown tells its public point alone, everywhere', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo/casa');
    expect(html).not.toContain('-23.58123');
    expect(html).not.toContain('-46.68321');
    const { geo } = listed(html)[0]!;
    expect(cards(html)[0]).toContain(`data-lat="${geo!.latitude}" data-lng="${geo!.longitude}"`);
  });

  test('shows a hostile title as text, in the page, its data and its JSON-LD', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo/loft');
    expect(cardTitles(html)).toEqual(['Loft </script><script>alert(1)</script>']);
    expect(listed(html)[0]!.name).toBe('Loft </script><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert(1)');
  });
});

describe('when the back end does not answer', () => {
  test('the page says so with 503 and keeps the filters', async () => {
    const { status, html, headers } = await site.whileDown(() =>
      site.get('/imoveis/venda/sao-paulo/3-quartos?preco=0-5000000'),
    );
    expect(status).toBe(503);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(heading(html)).toBe('Tivemos um problema ao buscar os imóveis, tente novamente.');
    expect(field(html, 'preco-max').value).toBe('5.000.000');
    expect(anchors(html).find(({ label }) => label === 'Tentar de novo')?.href).toBe(
      '/imoveis/venda/sao-paulo/3-quartos?preco=0-5000000',
    );
  });
});

describe('an address that is no page', () => {
  test.each(['/nada', '/nada/mesmo/assim', '/recursos/nada'])(
    '%s answers 404 with the way home',
    async (path) => {
      const { status, html } = await site.get(path);
      expect(status).toBe(404);
      expect(heading(html)).toBe('Não encontramos esta página.');
      expect(html).toContain('lang="en">This page could not be found<');
      expect(anchors(html).find(({ label }) => label === 'Voltar ao início')?.href).toBe('/');
    },
  );
});

describe('a district', () => {
  test('is headed by its own count; its surroundings are counted separately', async () => {
    const at = async (path: string) => {
      const { html } = await site.get(path);
      return { html, h1: heading(html), title: /<title>(.*?)<\/title>/.exec(html)?.[1] };
    };
    const moema = await at('/imoveis/venda/moema');
    expect(moema.h1).toBe('16 imóveis à venda em Moema');
    expect(moema.title).toBe('Imóveis à venda em Moema, São Paulo · Bossa Nova');
    expect(moema.html).not.toContain('divisor');

    const beside = await at('/imoveis/venda/vila-nova-conceicao');
    expect(beside.h1).toBe('Nenhum imóvel à venda na Vila Nova Conceição, por enquanto.');
    expect(text(beside.html)).toContain('A até 3 km há 16.');
    expect(text(beside.html)).toContain('A até 3 km da Vila Nova Conceição16 imóveis.Moema, 16');
    const districtLink = anchors(beside.html).find(({ label }) => label === 'Moema, 16')!;
    expect((await at(districtLink.href)).h1).toBe(moema.h1);

    const sorted = await at('/imoveis/venda/moema?ordenacao=preco');
    expect(sorted.h1).toBe(moema.h1);
  });

  test('a city’s circle includes its region; its canonical is the city’s', async () => {
    const circle = '/imoveis/venda?localizacao=S%C3%A3o%20Paulo&lat=-23.5329&lng=-46.6395&range=30';
    const { html } = await site.get(circle);
    expect(heading(html)).toBe('16 imóveis à venda em São Paulo e região');
    expect(canonical(html)).toMatch(/\/imoveis\/venda\/sao-paulo$/);
    const near = await site.get(circle.replace('range=30', 'range=2'));
    expect(heading(near.html)).toMatch(/ a até 2 km do centro de São Paulo|Nenhum imóvel/);
    expect(canonical(near.html)).toContain('range=2');
  });
});
