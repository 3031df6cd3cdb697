import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArticle } from '@api/brokerage/articles';
import type { Write } from '@api/platform/db/transaction';
import { inTransaction } from '@api/platform/db/transaction';
import type { Database } from '@api/database';
import { openSite } from '../imoveis/site';
import { hostileMarkup, shapeOf } from '../support/hostile-markup';
import { anArticle } from './texts-api';

/**
 * Texts of the admin that public pages show. Each writes the string, numbered, and names the pages that show it. A module
 * with texts of its own adds a row.
 */
const kinds: Record<string, (write: Write<Database>, text: string, number: number) => Promise<string[]>> = {
  async article(write, text, number) {
    const line = text.replaceAll('\n', ' ');
    const fields = { title: line, lead: line, description: line, author: line, alt: line };
    const cut = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, value.slice(0, field === 'author' ? 80 : 120)]),
    );
    const slug = `texto-${number}`;
    await writeArticle(write, null, anArticle({ ...cut, slug, photo: 'https://fotos.example/a.jpg' }));
    return [`/revista-curate/${slug}`];
  },
};

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each(Object.entries(kinds))(
  'mark-up in each text of %s is inert',
  async (_name, write) => {
    const texts = ['um texto comum, sem marcas', ...hostileMarkup];
    const pages: string[][] = [];
    for (const [number, text] of texts.entries())
      pages.push(await inTransaction(site.db, (transaction) => write(transaction, text, number)));
    const shapes = async (paths: readonly string[]) => {
      const found = [];
      for (const path of paths) {
        const { status, html } = await site.get(path);
        expect([path, status]).toEqual([path, 200]);
        found.push(shapeOf(html));
      }
      return found;
    };
    const usual = await shapes(pages[0]!);
    for (const [number, paths] of pages.entries())
      expect([texts[number], await shapes(paths)]).toEqual([texts[number], usual]);
  },
  120_000,
);

test('the comparison sees mark-up', () => {
  const usual = shapeOf('<main><p class="a">x</p></main>');
  for (const html of [
    '<main><p class="a"><b>x</b></p></main>',
    '<main><p class="a" onclick="x">x</p></main>',
    '<main><p class="a">x</p></main><script>1</script>',
  ])
    expect(shapeOf(html)).not.toEqual(usual);
});
