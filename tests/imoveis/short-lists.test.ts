import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, cards, heading, jsonLd, meta, text } from './markup';
import { openSite } from './site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a list with nothing in it', () => {
  test('names the filters that exclude most, with counts and links', async () => {
    const { status, html } = await site.get('/imoveis/venda/sao-paulo/apartamento?preco=100000000-0');
    expect(status).toBe(200);
    expect(heading(html)).toBe('Nenhum imóvel com estes filtros, por enquanto.');
    expect(text(html)).toContain(
      'O filtro que mais exclui é a faixa de preço: sem ele, a busca tem 15 imóveis.',
    );
    const filterLink = anchors(html).find(({ label }) => label === 'Sem a faixa de preço 15 imóveis')!;
    expect(filterLink.href).toBe('/imoveis/venda/sao-paulo/apartamento');
    expect(cards(html)).toHaveLength(3);
    expect(cards((await site.get(filterLink.href)).html)).toHaveLength(9);
    expect(jsonLd(html).map((data) => data['@type'])).not.toContain('ItemList');
    expect(meta(html, 'robots')).toBe('noindex,follow');
  });

  test('leads out also where no single filter is to blame', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo/ilha/5-quartos?preco=100000000-0&suites=5');
    const filterLinks = anchors(html).filter(({ label }) => /^Sem .* \d+ imóve/.test(label));
    expect(filterLinks).toHaveLength(1);
    expect(cards((await site.get(filterLinks[0]!.href)).html).length).toBeGreaterThan(0);
  });

  test('in an unknown place answers 200, noindex, with suggestions', async () => {
    const { status, html } = await site.get('/imoveis/venda/jardim-submerso');
    expect(status).toBe(200);
    expect(heading(html)).toBe('Não há resultados para esta localização');
    expect(meta(html, 'robots')).toBe('noindex,follow');
  });

  test('past the last page answers 404 with links back; page 1 answers 200', async () => {
    const { status, html } = await site.get('/imoveis/venda/sao-paulo/apartamento?pagina=99');
    expect(status).toBe(404);
    const back = anchors(html).find(({ label }) => label === 'Voltar à primeira página');
    expect(back?.href).toBe('/imoveis/venda/sao-paulo/apartamento');
    expect(anchors(html).find(({ label }) => label === 'Ir para a última')?.href).toBe(
      `${back?.href}?pagina=2`,
    );
    expect((await site.get('/imoveis/venda/sao-paulo/ilha?pagina=1')).status).toBe(200);
  });
});

describe('a list with few in it', () => {
  const few = '/imoveis/venda/sao-paulo/apartamento?preco=8000000-0&vagas=2';

  test('shows how few, and the excluding filters with counts and links', async () => {
    const { html } = await site.get(few);
    expect(text(html)).toContain('É um só, por enquanto.Com um filtro a menos, seriam mais:');
    const filterLinks = anchors(html).filter(({ label }) => label.startsWith('Sem '));
    expect(filterLinks).toEqual([
      expect.objectContaining({
        label: 'Sem a faixa de preço 15 imóveis',
        href: '/imoveis/venda/sao-paulo/apartamento?vagas=2',
      }),
    ]);
    for (const { label, href } of filterLinks)
      expect(label).toContain(`${/data-total="(\d+)"/.exec((await site.get(href)).html)?.[1]} imóveis`);
  });

  test('shows no hint for four or more, or if no filter excludes any', async () => {
    for (const path of ['/imoveis/venda/sao-paulo', '/imoveis/aluguel/rio-de-janeiro', `${few}&pagina=2`])
      expect(text((await site.get(path)).html)).not.toContain('por enquanto.Com um filtro a menos');
  });
});
