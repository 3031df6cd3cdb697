import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({
      reference: 'CASA',
      title: 'Casa de tijolo em volta de uma jabuticabeira',
      description: 'A sala, a cozinha e o quarto olham para a mesma árvore. O sobrado é de 1958.',
      propertyType: 'casa',
      sellPrice: 3_450_000,
      condominiumFee: 0,
      iptu: 610,
      iptuPeriod: 'Mensal',
    }),
    makeListing({
      reference: 'TORRE',
      title: 'Casa Guaimbê',
      condition: 'launch',
      registrationNumber: 'R-4',
      developer: 'Araçá Incorporações',
      delivery: '2029-03',
      sellPrice: 5_480_000,
      photos: [],
    }),
  ]);
});
afterAll(() => site.close());

async function page(reference: string) {
  const { headers } = await site.get(`/usado/venda/x/${site.ids.get(reference)}`);
  const { html } = await site.get(new URL(headers.get('location')!, siteUrl).pathname);
  const start = html.indexOf('<section class="abre"');
  return { html, opening: html.slice(start, html.indexOf('</section>', start)) };
}
/** Where each text begins, in the order of the page. */
const orderOf = (html: string, parts: readonly string[]) => parts.map((part) => html.indexOf(part));

describe('the first screen', () => {
  test('reads photograph, name, place, price, costs, sentence, visit', async () => {
    const { opening } = await page('CASA');
    const order = orderOf(opening, [
      'class="galeria"',
      '<h1 id="titulo">',
      'Moema, São Paulo',
      '<span>R$ 3.450.000</span>',
      'IPTU de R$\u00a0610 por mês, sem condomínio',
      'A sala, a cozinha e o quarto olham para a mesma árvore.',
      'Agendar visita',
    ]);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('the sentence is not said again below', async () => {
    const { html } = await page('CASA');
    expect(html.match(/<p[^>]*>A sala, a cozinha e o quarto/g)).toHaveLength(1);
    expect(html).toContain('<p>O sobrado é de 1958.</p>');
  });

  test('the month adds up what is known', async () => {
    const { html } = await page('CASA');
    const month = html.slice(html.indexOf('id="mes"'));
    expect(text(month)).toMatch(/O mês nesta casaCondomínionão háIPTUR\$ 610Total por mêsR\$ 610/);
  });
});

describe('a launch', () => {
  test('has a lowest price, developer and delivery', async () => {
    const { html, opening } = await page('TORRE');
    expect(opening).toContain('<small>a partir de </small><span>R$ 5.480.000</span>');
    expect(text(opening)).toContain('Araçá Incorporações, entrega em março de 2029');
    const works = html.slice(html.indexOf('id="obra"'));
    expect(text(works)).toMatch(
      /A obraIncorporadoraAraçá IncorporaçõesEntregamarço de 2029Registro de incorporaçãoR-4/,
    );
  });

  test('without photographs shows a print and says so', async () => {
    const { opening } = await page('TORRE');
    expect(opening).toContain('alt="Gravura: o prédio ainda não existe"');
    expect(opening).not.toContain('default-image');
  });
});
