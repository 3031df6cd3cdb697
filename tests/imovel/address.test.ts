import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical, heading, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  const both = { forSale: true, forRent: true, rentPrice: 9_000 };
  site = await openSite([
    makeListing({ reference: 'VENDA', title: 'Apartamento de canto' }),
    makeListing({
      reference: 'ALUGUEL',
      title: 'Loft no centro',
      forSale: false,
      forRent: true,
      sellPrice: null,
      rentPrice: 5_000,
    }),
    makeListing({ reference: 'AMBOS', title: 'Casa de vila', ...both }),
    makeListing({ reference: 'NOVO', title: 'Torre nova', condition: 'new' }),
    makeListing({ reference: 'FORA', title: 'Já vendido', available: false }),
  ]);
});
afterAll(() => site.close());

const id = (reference: string) => site.ids.get(reference)!;
const answer = async (path: string) => {
  const { status, headers } = await site.get(path);
  return [status, headers.get('Location')].filter((part) => part !== null).join(' ');
};

describe('a property’s own address', () => {
  test.each([
    ['VENDA', 'usado/venda/sao-paulo/moema/apartamento-de-canto', 'Apartamento de canto'],
    ['ALUGUEL', 'usado/aluguel/sao-paulo/moema/loft-no-centro', 'Loft no centro'],
    ['AMBOS', 'usado/venda/sao-paulo/moema/casa-de-vila', 'Casa de vila'],
    ['AMBOS', 'usado/aluguel/sao-paulo/moema/casa-de-vila', 'Casa de vila'],
    ['NOVO', 'novo/venda/sao-paulo/moema/torre-nova', 'Torre nova'],
  ])('%s at /%s shows it, and is canonical', async (reference, path, title) => {
    const { status, html } = await site.get(`/${path}/${id(reference)}?utm_source=carta`);
    expect(status).toBe(200);
    expect(heading(html)).toBe(title);
    expect(canonical(html)).toBe(`${siteUrl}/${path}/${id(reference)}`);
  });
});

describe('any other address of it leads there for good, and keeps the query', () => {
  const own = (reference: string, path: string) => `301 /${path}/${id(reference)}`;
  test.each([
    [
      'another phase',
      'VENDA',
      'novo/venda/sao-paulo/moema/apartamento-de-canto',
      'usado/venda/sao-paulo/moema/apartamento-de-canto',
    ],
    [
      'another title',
      'VENDA',
      'usado/venda/sao-paulo/moema/outro',
      'usado/venda/sao-paulo/moema/apartamento-de-canto',
    ],
    ['the id alone', 'VENDA', 'usado', 'usado/venda/sao-paulo/moema/apartamento-de-canto'],
    [
      'no negotiation',
      'AMBOS',
      'usado/sao-paulo/moema/casa-de-vila',
      'usado/venda/sao-paulo/moema/casa-de-vila',
    ],
    [
      'a negotiation that is not offered',
      'VENDA',
      'usado/aluguel/sao-paulo/moema/apartamento-de-canto',
      'usado/venda/sao-paulo/moema/apartamento-de-canto',
    ],
    ['no negotiation, to rent only', 'ALUGUEL', 'usado/x', 'usado/aluguel/sao-paulo/moema/loft-no-centro'],
  ])('%s', async (_, reference, path, target) => {
    expect(await answer(`/${path}/${id(reference)}`)).toBe(own(reference, target));
    const query = '?corretor=ana-prado&utm_source=carta';
    expect(await answer(`/${path}/${id(reference)}${query}`)).toBe(own(reference, target) + query);
  });

  test('navigations of the router too', async () => {
    const { html } = await site.get(`/usado/venda/x/${id('VENDA')}.data?corretor=ana-prado`);
    expect(html).toContain(
      `/usado/venda/sao-paulo/moema/apartamento-de-canto/${id('VENDA')}?corretor=ana-prado`,
    );
  });
});

test.each([
  '/usado',
  '/novo/venda',
  '/usado/venda/sao-paulo',
  '/usado/venda/999999',
  '/usado/0',
  '/usado/99999999999',
])('%s is no property: 404', async (path) => {
  const { status, html } = await site.get(path);
  expect(status).toBe(404);
  expect(html).toContain('This page could not be found');
});

describe('a property that is not on offer any more', () => {
  test('leads to its page of farewell, which search engines understand', async () => {
    const path = `/imovel-indisponivel/usado/venda/${id('FORA')}`;
    expect(await answer(`/usado/venda/x/${id('FORA')}?utm_source=carta`)).toBe(
      `302 ${path}?utm_source=carta`,
    );
    const { status, html } = await site.get(path);
    expect(status).toBe(410);
    expect(html).toContain(
      'Infelizmente, o imóvel buscado não está mais disponível. Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.',
    );
    expect(text(html)).toContain(`Já vendido. Moema, São Paulo. Código FORA`);
    expect(html).toContain('Imóveis similares');
    expect(text(html)).toContain('ComprarSão PauloMoemaJá vendido');
  });

  test('one that is on offer after all is shown', async () => {
    expect(await answer(`/imovel-indisponivel/usado/venda/${id('VENDA')}`)).toBe(
      `302 /usado/venda/sao-paulo/moema/apartamento-de-canto/${id('VENDA')}`,
    );
  });

  test.each(['', '/usado', '/novo/aluguel', '/usado/venda/abc', '/x/y/1'])(
    '/imovel-indisponivel%s says so without an id',
    async (rest) => expect((await site.get(`/imovel-indisponivel${rest}`)).status).toBe(410),
  );

  test.each(['', '/usado/venda/999999'])('/imovel-indisponivel%s shows other properties', async (rest) => {
    const { html } = await site.get(`/imovel-indisponivel${rest}`);
    const others = html.slice(html.indexOf('id="outros"'));
    expect(text(others)).toContain('Você também pode gostar');
    expect(others).toContain(`/usado/venda/sao-paulo/moema/apartamento-de-canto/${id('VENDA')}`);
  });
});
