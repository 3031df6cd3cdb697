import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { loader } from './route';

const open = (showPartials: boolean, searchProperties: () => Promise<unknown>) =>
  loader({
    context: { settings: { showPartials }, api: { searchProperties } },
  } as unknown as LoaderFunctionArgs);

test('a public site has no components’ page', async () => {
  await expect(open(false, async () => ({ items: [] }))).rejects.toMatchObject({ status: 404 });
});

test('the page stands without the back end too', async () => {
  expect(await open(true, () => Promise.reject(new Error('down')))).toEqual({ cards: [] });
});
