import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoBrokerage } from './domain/shown-brokerage';
import { cardKinds, pageMeta } from './page-meta';

const page = {
  house: demoBrokerage,
  title: 'Contato',
  description: 'Fale conosco.',
  canonical: 'https://www.example.com.br/x',
};
const named = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    (tags as Record<string, string>[]).map((tag) => [tag.property ?? tag.name, tag.content] as const),
  );

test.each(cardKinds)('a page of kind %s has a 1200×630 share image under 300 KB', async (card) => {
  const image = new URL(named(pageMeta({ ...page, card }))['og:image']);
  expect(image.origin).toBe('https://www.example.com.br');
  const file = `public${image.pathname}`;
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await stat(file)).size).toBeLessThan(300 * 1024);
});

test('no card lies about that no page uses', async () => {
  expect(await readdir('public/og')).toHaveLength(cardKinds.length);
});

test('sets noindex on unindexed pages and large previews on others', () => {
  expect(named(pageMeta({ ...page, card: 'about' })).robots).toBe('max-image-preview:large');
  expect(named(pageMeta({ ...page, card: 'about', indexable: false })).robots).toBe('noindex,follow');
});
