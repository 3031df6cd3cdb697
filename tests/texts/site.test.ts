import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeArticle } from '@api/brokerage/articles';
import { lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction } from '@api/platform/db/transaction';
import type { Article, PageText } from '@domain/texts/text-content';
import type { TextPage } from '@domain/texts/text-pages';
import { anchors, canonical, cardTitles, heading, jsonLd, meta, text } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { until } from '../support/until';
import { anArticle } from './texts-api';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['house_article', 'house'] as const) await site.db.deleteFrom(table).execute();
});

const add = (content: Partial<Article> = {}) =>
  inTransaction(site.db, (write) => writeArticle(write, null, anArticle(content)));

/** As the admin does. */
async function own(page: TextPage, content: PageText) {
  await inTransaction(site.db, async (write) => {
    const before = await lockOrBegin(write);
    const onlyYou = { name: 'Nosso', summary: 'Um corretor.', title: 'Nosso', lead: 'Um corretor.' };
    await saveChange(write, before, { ...before.content, onlyYou, pages: { [page]: content } });
  });
}
const path = '/revista-curate/a-casa-na-serra';

test('an article has its page, its tags and its place in the sitemap', async () => {
  await add({ author: 'Ana Reis', text: '## Chegar\n[imóveis: /imoveis/venda, 2]\n> Volto.' });
  const { status, html } = await site.get(path);
  expect([status, heading(html), canonical(html)]).toEqual([200, 'A casa na serra', siteUrl + path]);
  expect(meta(html, 'description')).toBe('Um fim de semana no vale.');
  expect(html).toContain('<h2 id="t-chegar">Chegar</h2>');
  expect(cardTitles(html).length).toBeGreaterThanOrEqual(2);
  expect(anchors(html)).toContainEqual(
    expect.objectContaining({ href: '/imoveis/venda', label: 'Ver todos' }),
  );
  expect(jsonLd(html)).toContainEqual(
    expect.objectContaining({
      ...{ '@type': 'Article', headline: 'A casa na serra', url: siteUrl + path },
      author: { '@type': 'Person', name: 'Ana Reis' },
    }),
  );
  const sitemap = (await site.get('/sitemap-paginas.xml')).html;
  for (const each of [path, '/revista-curate/artigos'])
    expect(sitemap).toContain(`<loc>${siteUrl}${each}</loc>`);
});

test('the index has 24 articles a page, the newest first', async () => {
  for (let number = 1; number <= 25; number += 1)
    await add({ slug: `texto-${number}`, title: `Texto ${number}` });
  const titles = async (address: string) =>
    [...(await site.get(address)).html.matchAll(/<h2><a [^>]*>(.*?)<\/a>/g)].map((match) => text(match[1]!));
  expect((await titles('/revista-curate/artigos'))[0]).toBe('Texto 25');
  expect(await titles('/revista-curate/artigos?pagina=2')).toEqual(['Texto 1']);
  expect((await site.get('/revista-curate/artigos?pagina=3')).status).toBe(404);
});

test('what is not shown now, and what there never was, answers 404', async () => {
  await add({ from: '2999-01-01T08:00' });
  await add({ slug: 'antigo', until: '2001-01-01T08:00' });
  for (const address of [path, '/revista-curate/antigo', '/revista-curate/nunca', '/revista-curate/artigos'])
    expect([address, (await site.get(address)).status]).toEqual([address, 404]);
  expect((await site.get('/sitemap-paginas.xml')).html).not.toContain('revista-curate/a');
});

test('a back end without articles has none of their pages, and all others', async () => {
  await add();
  await site.without(['articles', 'pages/'], async () => {
    expect((await site.get('/revista-curate/artigos')).status).toBe(404);
    expect((await site.get(path)).status).toBe(404);
    expect((await site.get('/termos-de-responsabilidade')).status).toBe(200);
    expect((await site.get('/sitemap-paginas.xml')).status).toBe(200);
  });
});

const pageAt: Record<TextPage, string> = {
  'a-bossa-nova': '/sobre-nos/a-bossa-nova',
  'nossa-historia': '/sobre-nos/nossa-historia',
  'programa-only-you': '/para-quem-anuncia/programa-only-you',
  'termos-de-responsabilidade': '/termos-de-responsabilidade',
};

test.each(Object.entries(pageAt))('%s shows the brokerage’s own text', async (page, address) => {
  const content = { title: 'Título nosso', lead: 'Abertura nossa.', text: '## Parte\nUm *texto* nosso.' };
  await own(page as TextPage, content);
  const html = await until(async () => {
    const { status, html: shown } = await site.get(address);
    expect([status, heading(shown)]).toEqual([200, 'Título nosso']);
    return shown;
  });
  expect(meta(html, 'description')).toBe('Abertura nossa.');
  expect(html).toContain('<p>Um <em>texto</em> nosso.</p>');
});

test('terms without an own text are the site’s, with their index', async () => {
  const html = await until(async () => {
    const { html: shown } = await site.get(pageAt['termos-de-responsabilidade']);
    expect(heading(shown)).toBe('Termos de responsabilidade');
    return shown;
  });
  expect(html).toContain('<a href="#t-lancamentos">Lançamentos</a>');
  expect(html).toContain('<a href="/politica-de-privacidade">política de privacidade</a>');
});
