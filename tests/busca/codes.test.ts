import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, heading, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const send = (fields: Record<string, string>) => site.get(`/busca?${new URLSearchParams(fields)}`);
const location = async (fields: Record<string, string>) => (await send(fields)).headers.get('Location');

describe('a house’s own codes', () => {
  const id = (reference: string) => site.ids.get(reference)!;
  beforeAll(async () => {
    await fillCatalogue(site.db, [makeListing({ reference: 'sp/2', title: 'Casa de outra casa' })], 'outra');
  });

  test.each(['SP-1', 'sp1', 'Sp 1', ' s.p/1 '])('a home is found by its code as %j', async (local) => {
    expect(await location({ local })).toMatch(new RegExp(`^/usado/venda/sao-paulo/.*/${id('SP-1')}$`));
  });

  test('where two homes have one code, a page of links asks which', async () => {
    const { status, html } = await send({ local: 'SP2' });
    expect([status, heading(html)]).toEqual([200, 'Qual destes imóveis?']);
    expect(text(html)).toContain('Dois imóveis têm o código “SP2”.');
    const rows = anchors(html).filter(({ label }) => label.includes('Código'));
    expect(rows.map(({ label }) => label.match(/Código .*/)![0])).toEqual(['Código SP-2', 'Código sp/2']);
    for (const { href } of rows) expect((await site.get(href)).status).toBe(200);
    const response = await site.get('/recursos/codigo?local=SP2');
    expect(JSON.parse(response.html)).toEqual({ path: '/busca?local=SP2' });
  });

  test('what has a digit and is no code is looked for among the places', async () => {
    const { status, html } = await send({ local: 'Rua 7' });
    expect([status, heading(html)]).toEqual([200, 'Não há resultados para esta localização']);
  });
});
