import { expect, test } from 'vitest';
import { decodeFlash } from '~/domain/snackbar';
import { text } from '../imoveis/markup';
import { cookieOf } from '../sign-in/visitor';
import { answerOf, favorites, openFavorites } from './open-favorites';

const { opened, id, page } = openFavorites();
const all = `${favorites}/remover-todos`;
const post = (path: string, fields: Record<string, string> = {}) =>
  opened.site.post(path, fields, { cookie: opened.cookie });
const save = (reference: string) =>
  post('/recursos/favoritos', { imovel: `usado/venda/${id(reference)}`, volta: '/imoveis' });

test('removes all favorites after a question, by one call, and can undo it', async () => {
  for (const reference of ['CASA', 'LOFT']) await save(reference);
  expect((await page(favorites)).html).toContain(`href="${all}"`);
  expect(text((await page(all)).html)).toContain('São 2 imóveis em 1 pasta. As pastas ficam.');

  const calls = await opened.site.hearing(async () => {
    const removed = await post(all);
    expect(answerOf(removed)).toEqual([303, favorites]);
    const { text: message, action } = decodeFlash(cookieOf(removed.headers))!;
    expect([message, action?.label]).toEqual(['Todos os imóveis saíram dos favoritos.', 'Desfazer']);
    expect((await page(favorites)).html).not.toContain(`href="${all}"`);
    await post(action!.href, action!.fields);
  });
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([
    { call: 'DELETE /clientArea/favorite/all', hasBearer: true },
  ]);
  expect(text((await page(favorites)).html)).toContain('2 imóveis em 1 pasta');
});

test('has nothing to ask without favorites', async () => {
  expect(answerOf(await page(all))).toEqual([302, favorites]);
});
