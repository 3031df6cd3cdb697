import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical, field, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'VENDA', sellPrice: 11_200_000 }),
    makeListing({ reference: 'AMBOS', forRent: true, rentPrice: 9_000 }),
    makeListing({ reference: 'CONSULTA', sellPrice: null }),
    makeListing({ reference: 'BREVE', condition: 'soonLaunch', sellPrice: 4_321_000 }),
    makeListing({ reference: 'REGISTRADO', condition: 'launch', registrationNumber: 'R.2/123.456' }),
    makeListing({ reference: 'SEM-REGISTRO', condition: 'launch' }),
    makeListing({
      reference: 'MIAMI',
      currency: 'USD',
      country: 'US',
      state: 'Florida',
      city: 'Miami',
      locationType: 'internacional',
    }),
    makeListing({ reference: 'GUARUJA', city: 'Guarujá', district: 'Enseada', sellPrice: 1_000_000 }),
  ]);
});
afterAll(() => site.close());

async function page(reference: string, query = '', word = 'venda') {
  const { headers } = await site.get(`/usado/${word}/x/${site.ids.get(reference)}`);
  const path = new URL(headers.get('location') ?? '', siteUrl).pathname;
  const { html, status } = await site.get(path + query);
  const [section = ''] = /<details [^>]*id="financiamento".*?financia__nota">.*?<\/p>/s.exec(html) ?? [];
  return { html, status, path, section, words: text(section.replace(/<\/(?:dt|dd|th|td|p)>/g, ' ')) };
}

describe('a home on sale', () => {
  test('folds the estimate under its sentence until the form was sent', async () => {
    const { section } = await page('GUARUJA');
    expect(section).toMatch(/^<details class="dobra financia-d" id="financiamento">/);
    expect(text(section)).toContain(
      'Financiando 70% em 30 anos, a 11,20% ao ano, a parcela começa em R$ 8.165.Fazer a conta',
    );
    expect((await page('GUARUJA', '?prazo=20')).section).toMatch(/^<details [^>]*open=""/);
  });

  test('above ten million the sentence names no instalment', async () => {
    const { section } = await page('VENDA');
    expect(text(section)).toMatch(/^FinanciamentoFazer a conta/);
  });

  test('has an estimate form without scripts and a link to the bank', async () => {
    const { html, section, words, path } = await page('VENDA');
    expect(section).toContain(`action="${path}#financiamento"`);
    expect(words).toContain('primeira parcela R$ 91.443');
    expect(words).toContain('última parcela R$ 21.971');
    expect(words).toContain('ITBI (3% em São Paulo) R$ 336.000');
    expect(words).toContain('não é proposta de crédito');
    expect(section).toMatch(/href="\/financiamento" target="_blank" rel="noopener"/);
    expect(field(html, 'entrada').value).toBe('3.360.000');
    expect(field(html, 'taxa').value).toBe('11,20%');
  });

  test('has a status of three figures, a chart and a table of both systems', async () => {
    const { html, section } = await page('VENDA');
    const [, status = ''] = /<div role="status">(.*?)<\/div><div><div class="g-l">/s.exec(section) ?? [];
    expect([...status.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)).toEqual([
      'primeira parcela',
      'última parcela',
      'financiado',
    ]);
    const drawings = section.match(/<svg[^>]*aria-label="Parcela por mês: SAC.*?<\/svg>/gs) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      expect(drawing.match(/class="traco[^"]*"/g)).toEqual(['class="traco"', 'class="traco traco--p"']);
      expect([...drawing.matchAll(/class="nome">(.*?)</g)].map(([, name]) => name)).toEqual(['SAC', 'Price']);
    }
    expect(html).toMatch(/<details class="dobra"><summary>Comparar SAC e Price/);
  });

  test('calculates form input, outside canonical address and share image', async () => {
    const query = '?sistema=price&entrada=R%24+2.000.000&prazo=20&taxa=9%2C5%25';
    const { words, html, path, status } = await page('VENDA', query);
    expect(status).toBe(200);
    expect(field(html, 'sistema', 'price').checked).toBe(true);
    expect(field(html, 'sistema', 'sac').checked).toBe(false);
    expect(field(html, 'entrada').value).toBe('R$ 2.000.000');
    expect(words).toContain('financiado R$ 9.200.000');
    expect(words).toMatch(/primeira parcela (R\$ [\d.]+) última parcela \1/);
    expect(canonical(html)).toBe(siteUrl + path);
    expect(meta(html, 'og:image')).toBe(meta((await page('VENDA')).html, 'og:image'));
  });

  test('shows each error beside its field with all input and no result', async () => {
    const typed = '"><script>alert(1)</script>';
    const { html, section, status } = await page(
      'VENDA',
      `?entrada=12.000.000&prazo=50&taxa=${encodeURIComponent(typed)}`,
    );
    expect(status).toBe(200);
    expect(section.match(/class="msg"/g)).toHaveLength(3);
    expect(section).toContain('A entrada deve ser menor que o valor do imóvel, R$ 11.200.000.');
    for (const name of ['entrada', 'prazo', 'taxa']) {
      expect(field(html, name)).toMatchObject({
        invalid: true,
        describedBy: expect.stringContaining('-error'),
      });
    }
    expect(field(html, 'prazo').value).toBe('50');
    expect(field(html, 'taxa').value).toBe(typed);
    expect(section).not.toContain('<script>');
    expect(section).not.toContain('primeira parcela');
  });

  test('a city whose tax we do not know has the usual one, and says so', async () => {
    expect((await page('GUARUJA')).words).toContain(
      'ITBI (3%, a alíquota usual; confirme em Guarujá) R$ 30.000',
    );
  });

  test('a launch with its registration number has one', async () => {
    expect((await page('REGISTRADO')).section).not.toBe('');
  });
});

test.each([
  ['a rental', 'AMBOS', 'aluguel'],
  ['a price on request', 'CONSULTA', 'venda'],
  ['a breve lançamento', 'BREVE', 'venda'],
  ['a launch without its registration number', 'SEM-REGISTRO', 'venda'],
  ['a home abroad', 'MIAMI', 'venda'],
])('%s has none', async (_, reference, word) => {
  const { html, status } = await page(reference, '?entrada=1&prazo=1', word);
  expect(status).toBe(200);
  expect(html).not.toContain('Estimativa de financiamento');
});
