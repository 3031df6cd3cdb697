import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { values as hostileValues } from '../attacks/hostile-values';
import { catalogue } from '../imoveis/catalogue';
import { anchors, field, heading, meta, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  const launch = makeListing({
    reference: 'NOVO',
    title: 'Apartamento novo',
    condition: 'new',
    sellPrice: 5_000_000,
    condominiumFee: 2_000,
    iptu: 500,
    iptuPeriod: 'Mensal',
    photos: [],
  });
  site = await openSite([...catalogue, launch]);
  await site.db
    .updateTable('property')
    .set({ active: false })
    .where('reference', '=', 'SP-PEQUENO')
    .execute();
});
afterAll(() => site.close());

const ids = (...references: string[]) => references.map((reference) => site.ids.get(reference)!);
const compare = (wanted: readonly (number | string)[], more = '') =>
  site.get(`/comparar?ids=${wanted.join(',')}${more}`);
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** Each row of the table as its cells' words. */
const rows = (html: string) =>
  [...main(html).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      text(cell.replace(/<\/(?:p|h2|a|small|span|div)>/g, ' ')).replace(/\s+/g, ' '),
    ),
  );
const row = (html: string, label: string) =>
  rows(html).find(([head = '']) => head.replace(' (difere)', '') === label);
const notices = (html: string) =>
  [...main(html).matchAll(/class="faixa-aviso".*?<p>(.*?)<\/p>/gs)].map(([, words = '']) => text(words));

describe('two to four homes side by side', () => {
  test('one table for a used home, a new one and a rental: heads lead to them, money by the month stands for each', async () => {
    const wanted = ids('SP-CARO', 'NOVO', 'RJ-ALUGUEL');
    const { status, html } = await compare(wanted);
    expect([status, heading(html), meta(html, 'robots')]).toEqual([200, 'Lado a lado', 'noindex,follow']);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    const links = anchors(main(html));
    for (const id of wanted) expect(links.some(({ href }) => href.endsWith(`/${id}`))).toBe(true);
    expect(row(html, 'Preço')?.slice(1)).toEqual(['R$ 9.000.000', 'R$ 5.000.000', 'Só para alugar']);
    expect(row(html, 'Aluguel, por mês')?.slice(1)).toEqual(['Só à venda', 'Só à venda', 'R$ 18.000']);
    expect(row(html, 'Total por mês')?.[3]).toMatch(/^R\$ 23\.200/);
    expect(notices(html)).toEqual([]);
  });

  test('what differs is marked, equal rows stand; ‘só diferenças’ is a link that leaves these out', async () => {
    const pair = ids('SP-1', 'SP-2');
    const { html } = await compare(pair);
    expect(row(html, 'Cidade')?.slice(1)).toEqual(['São Paulo', 'São Paulo']);
    expect(row(html, 'Preço')?.[0]).toBe('Preço (difere)');
    const only = anchors(main(html)).find(({ label }) => label === 'Só diferenças')!;
    const { html: differences } = await site.get(only.href);
    expect(row(differences, 'Cidade')).toBeUndefined();
    expect(row(differences, 'Preço')).toBeDefined();
  });

  test('ticked boxes of a form are the same; a home is taken out by a link while two are left', async () => {
    const three = ids('SP-1', 'SP-2', 'SP-3');
    const { html } = await site.get(`/comparar?${three.map((id) => `ids=${id}`).join('&')}&entrada=50`);
    const out = anchors(main(html)).find(({ label }) => label.startsWith('Tirar'))!;
    expect(out.href).toBe(`/comparar?ids=${three.slice(1).join(',')}&entrada=50`);
    const { html: pair } = await site.get(out.href);
    expect(anchors(main(pair)).some(({ label }) => label.startsWith('Tirar'))).toBe(false);
  });

  test('another financing counts for all; what cannot be read stays typed, with an error beside it', async () => {
    const pair = ids('SP-CARO', 'NOVO');
    const { html } = await compare(pair, '&entrada=50&meses=240&taxa=10&diferencas=sim');
    expect(row(html, 'Parcela (Price)')?.[2]).toBe('R$ 23.416');
    expect(field(html, 'ids').value).toBe(pair.join(','));
    expect(field(html, 'diferencas').exists).toBe(true);
    const wrong = await compare(pair, '&meses=muito');
    expect(wrong.status).toBe(200);
    expect(field(wrong.html, 'meses')).toMatchObject({ value: 'muito', invalid: true });
    expect(row(wrong.html, 'Parcela (Price)')).toBeUndefined();
  });
});

describe('what cannot stand there is left out, and it is said', () => {
  test('an unknown number, a home that left the market, and what is more than four', async () => {
    const [first, second, gone] = ids('SP-1', 'SP-2', 'SP-PEQUENO');
    const { html } = await compare([first!, second!, gone!, 999_999]);
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(notices(html)).toEqual([
      'Apartamento de um quarto saiu do mercado e ficou de fora.',
      'Não conhecemos o imóvel de número 999999; ficou de fora.',
    ]);
    const five = await compare(ids('SP-1', 'SP-2', 'SP-3', 'SP-4', 'SP-5'));
    expect(five.html.match(/<th scope="col"/g)).toHaveLength(4);
    expect(notices(five.html)).toEqual(['Cabem quatro imóveis lado a lado; os outros ficaram de fora.']);
  });

  test.each(Object.entries(hostileValues))('hostile numbers are no fault: %s', async (_, value) => {
    const { status, html } = await site.get(
      `/comparar?ids=${value}&ids=${value}&entrada=${value}&meses=${value}`,
    );
    expect(status).toBeLessThan(500);
    expect(html).not.toContain('<script>alert');
  });

  test('of fewer than two there is no table but what to do, at 200', async () => {
    for (const wanted of [[], ids('SP-1'), [999_999]]) {
      const { status, html } = await compare(wanted);
      expect([status, html.includes('<table')]).toEqual([200, false]);
      expect(text(main(html))).toContain('Para comparar, marque de dois a quatro imóveis.');
    }
  });
});

test('four are asked for side by side, each once where its number is a used home’s', async () => {
  const four = ids('SP-6', 'SP-7', 'SP-8', 'SP-9');
  const heard = await site.hearing(() => compare(four));
  const products = heard.filter(({ call }) => call.includes('/products/'));
  expect(products.map(({ call }) => call).sort()).toEqual(
    four.map((id) => `GET /products/usado/${id}`).sort(),
  );
});

test('where the back end fails, what was seen lately stands in, and the rest says so', async () => {
  const pair = ids('SP-10', 'SP-11');
  await compare(pair);
  const kept = await site.whileDown(() => compare(pair));
  expect([kept.status, kept.html.includes('<table')]).toEqual([200, true]);
  const unseen = await site.whileDown(() => compare([424_242, 424_243]));
  expect(unseen.status).toBe(503);
  expect(notices(unseen.html)).toEqual(['Não foi possível buscar dois dos imóveis agora.']);
});
