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
    .set({ in_feed: false })
    .where('reference', '=', 'SP-PEQUENO')
    .execute();
});
afterAll(() => site.close());

const ids = (...references: string[]) => references.map((reference) => site.ids.get(reference)!);
const compare = (wanted: readonly (number | string)[], more = '') =>
  site.get(`/comparar?ids=${wanted.join(',')}${more}`);
const table = '<div role="table"';
const firstTable = (html: string) => {
  const [, first = ''] = html.split(table);
  return first.split('<details', 1)[0]!;
};
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** Each row of the table as its cells' words. */
const rows = (html: string) =>
  html
    .split('<div role="row"')
    .slice(1)
    .map((row) =>
      row
        .split(/<div role="(?:rowheader|columnheader|cell)"/)
        .slice(1)
        .map((cell) =>
          text(`<${cell.split(/<div role|<details/, 1)[0]!.replace(/<\/(?:p|h2|a|small|span|div)>/g, ' ')}`)
            .replace(/\s+/g, ' ')
            .trim(),
        ),
    );
const row = (html: string, label: string) => rows(html).find(([head = '']) => head === label);
const notices = (html: string) =>
  [...main(html).matchAll(/class="faixa-aviso".*?<p>(.*?)<\/p>/gs)].map(([, words = '']) => text(words));

describe('two to four homes side by side', () => {
  test('shows used, new and rental in one table with links and monthly costs', async () => {
    const wanted = ids('SP-CARO', 'NOVO', 'RJ-ALUGUEL');
    const { status, html } = await compare(wanted);
    expect([status, heading(html), meta(html, 'robots')]).toEqual([200, 'Lado a lado', 'noindex,follow']);
    expect(firstTable(html).match(/role="columnheader"/g)).toHaveLength(3);
    const links = anchors(main(html));
    for (const id of wanted) expect(links.some(({ href }) => href.endsWith(`/${id}`))).toBe(true);
    expect(row(html, 'Preço')?.slice(1)).toEqual(['R$ 9.000.000', 'R$ 5.000.000', 'Só para alugar']);
    expect(row(html, 'Aluguel, por mês')?.slice(1)).toEqual(['Só à venda', 'Só à venda', 'R$ 18.000']);
    expect(row(html, 'Total por mês')?.[3]).toMatch(/^R\$ 23\.200/);
    expect(notices(html)).toEqual([]);
  });

  test('shows at most twelve differences; the rest is behind a summary', async () => {
    const pair = ids('SP-1', 'SP-2');
    const { html } = await compare(pair, '&diferencas=sim');
    const [differences, rest] = [
      firstTable(html),
      html.slice(html.indexOf('<details class="comparacao__tudo"')),
    ];
    expect(row(differences, 'Preço')).toBeDefined();
    expect(row(differences, 'Cidade')).toBeUndefined();
    expect(rows(differences).length).toBeLessThanOrEqual(13);
    expect(row(rest, 'Cidade')?.slice(1)).toEqual(['São Paulo', 'São Paulo']);
    const folded = rows(rest).length - 1;
    expect(text(rest)).toContain(`Ver tudo: mais ${folded} linhas`);
  });

  test('accepts repeated ids; a link removes a property while over two remain', async () => {
    const three = ids('SP-1', 'SP-2', 'SP-3');
    const { html } = await site.get(`/comparar?${three.map((id) => `ids=${id}`).join('&')}&entrada=50`);
    const out = anchors(main(html)).find(({ label }) => label.startsWith('Tirar'))!;
    expect(out.href).toBe(`/comparar?ids=${three.slice(1).join(',')}&entrada=50`);
    const { html: pair } = await site.get(out.href);
    expect(anchors(main(pair)).some(({ label }) => label.startsWith('Tirar'))).toBe(false);
  });

  test('applies one financing to all; invalid input stays with its error', async () => {
    const pair = ids('SP-CARO', 'NOVO');
    const { html } = await compare(pair, '&entrada=50&meses=240&taxa=10');
    expect(row(html, 'Parcela (Price)')?.[2]).toBe('R$ 23.416');
    expect(field(html, 'ids').value).toBe(pair.join(','));
    expect(html).toContain('<details class="comparar__conta" id="financiamento" open=""');
    const wrong = await compare(pair, '&meses=muito');
    expect(wrong.status).toBe(200);
    expect(field(wrong.html, 'meses')).toMatchObject({ value: 'muito', invalid: true });
    expect(row(wrong.html, 'Parcela (Price)')).toBeUndefined();
  });
});

describe('what cannot stand there is left out, and it is said', () => {
  test('omits unknown, unavailable and surplus properties with a notice', async () => {
    const [first, second, gone] = ids('SP-1', 'SP-2', 'SP-PEQUENO');
    const { html } = await compare([first!, second!, gone!, 999_999]);
    expect(firstTable(html).match(/role="columnheader"/g)).toHaveLength(2);
    expect(notices(html)).toEqual([
      'Apartamento de um quarto saiu do mercado e ficou de fora.',
      'Não conhecemos o imóvel de número 999999; ficou de fora.',
    ]);
    const five = await compare(ids('SP-1', 'SP-2', 'SP-3', 'SP-4', 'SP-5'));
    expect(firstTable(five.html).match(/role="columnheader"/g)).toHaveLength(4);
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
      expect([status, html.includes(table)]).toEqual([200, false]);
      expect(text(main(html))).toContain('Para comparar, marque de dois a quatro imóveis.');
    }
  });
});

test('requests four properties, each once if its id is a used one', async () => {
  const four = ids('SP-6', 'SP-7', 'SP-8', 'SP-9');
  const heard = await site.hearing(() => compare(four));
  const products = heard.filter(({ call }) => call.includes('/products/'));
  expect(products.map(({ call }) => call).sort()).toEqual(
    four.map((id) => `GET /products/usado/${id}`).sort(),
  );
});

test('shows recently seen properties when the back end fails, else 503', async () => {
  const pair = ids('SP-10', 'SP-11');
  await compare(pair);
  const response = await site.whileDown(() => compare(pair));
  expect([response.status, response.html.includes(table)]).toEqual([200, true]);
  const unseen = await site.whileDown(() => compare([424_242, 424_243]));
  expect(unseen.status).toBe(503);
  expect(notices(unseen.html)).toEqual(['Não foi possível buscar dois dos imóveis agora.']);
});
