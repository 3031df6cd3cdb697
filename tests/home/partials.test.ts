import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meta, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { fillHomeCatalogue, homeCatalogue } from './catalogue';
import { asDemo } from '../support/brokerage';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(homeCatalogue);
  await asDemo(site.db);
  await fillHomeCatalogue(site.db);
});
afterAll(() => site.close());

const main = (html: string) => /<main.*<\/main>/s.exec(html)![0];
/** A page in the empty layout has neither header nor footer. */
const isBare = (html: string) => !/<footer/.test(html) && !/<header/.test(html);

describe('a partial', () => {
  test.each([
    ['blog', 'Blog'],
    ['brand-and-services', 'Quem descreve a casa esteve nela.'],
    ['curation', 'Curadoria'],
    ['featured', 'Em destaque'],
    ['international', 'Internacional'],
    ['launch', 'Lançamentos'],
    ['lifestyle-curate', 'Modos de morar'],
    ['media', 'Para a imprensa'],
    ['sell-with-us', 'Anuncie com quem sabe ouvir.'],
  ])('%s shows its section alone', async (name, title) => {
    const { status, html } = await site.get(`/partials/${name}`);
    expect(status).toBe(200);
    expect(meta(html, 'robots')).toBe('noindex,follow');
    expect(
      main(html)
        .match(/<h2[^>]*>.*?<\/h2>/g)!
        .map(text),
    ).toEqual([title]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(isBare(html)).toBe(true);
  });

  test('header-main shows the header', async () => {
    const { status, html } = await site.get('/partials/header-main');
    expect(status).toBe(200);
    expect(html).toMatch(/<header/);
    expect(html).not.toMatch(/<footer/);
  });

  test.each(['nada', 'constructor', 'Blog'])('%s is none', async (name) => {
    expect((await site.get(`/partials/${name}`)).status).toBe(404);
  });
});

describe('the demo pages', () => {
  test.each([
    ['/imoveis/banner', 'Segunda residência'],
    ['/imoveis/banner?curadoria=autorais', 'Autorais'],
    ['/imoveis/banner?tipo-de-localizacao=Praia', 'Praia'],
    ['/imoveis/banner?quartos=9', 'Esta busca não tem faixa.'],
  ])('%s shows the banner of its search', async (path, shown) => {
    const { status, html } = await site.get(path);
    expect(status).toBe(200);
    expect(text(html)).toContain(shown);
    expect(isBare(html)).toBe(true);
  });

  test('customSelect shows a select that orders the listing', async () => {
    const { html } = await site.get('/imoveis/customSelect');
    expect(isBare(html)).toBe(true);
    expect(html).toMatch(/<select name="ordenacao"/);
    const { status, headers } = await site.get('/imoveis?filtrar=1&ordenacao=precoDesc');
    expect(status).toBe(302);
    expect(headers.get('Location')).toBe('/imoveis?ordenacao=preco&direcao=desc');
  });
});
