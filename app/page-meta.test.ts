import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productName } from '@domain/firm';
import { cardKinds, pageMeta } from './page-meta';

const page = {
  house: productName,
  title: 'Contato',
  description: 'Fale conosco.',
  canonical: 'https://www.example.com.br/x',
};
/** The value of each named tag. */
const named = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    (tags as Record<string, string>[]).map((tag) => [tag.property ?? tag.name, tag.content] as const),
  );

test.each(cardKinds)(
  'sharing a page of the kind %s shows a light card of the size that WhatsApp reads',
  async (card) => {
    const image = new URL(named(pageMeta({ ...page, card }))['og:image']);
    expect(image.origin).toBe('https://www.example.com.br');
    const file = `public${image.pathname}`;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await stat(file)).size).toBeLessThan(300 * 1024);
  },
);

test('no card lies about that no page uses', async () => {
  expect(await readdir('public/og')).toHaveLength(cardKinds.length);
});

test('a page that is not to be found says so; every other lets its picture be shown large', () => {
  expect(named(pageMeta({ ...page, card: 'about' })).robots).toBe('max-image-preview:large');
  expect(named(pageMeta({ ...page, card: 'about', indexable: false })).robots).toBe('noindex,follow');
});
