import { expect, test } from 'vitest';
import type { CachedPage } from './cached-page';
import { pageStore } from './page-store';

const page = (address: string, bytes = 15_000): CachedPage => ({
  ...{ address, tag: '', headers: [], shown: new Set<string>(), br: Buffer.alloc(bytes), isBest: false },
  ...{
    hits: 0,
    madeAt: 0,
    forgottenAt: null,
    staleUntil: 0,
    layout: '',
    beginsAt: 0,
    endsAt: 0,
    namesDays: false,
    maxStaleMs: 0,
    retryAt: -Infinity,
  },
});

test('10,000 crawled URLs stay in the memory limit and keep popular pages', () => {
  const bound = 8 * 1024 * 1024;
  const store = pageStore(bound);
  store.set('home', page('/'));
  expect(store.get('home')).toBeDefined();
  for (let at = 0; at < 10_000; at += 1) {
    const key = `/imoveis?pagina=${at}`;
    if (!store.get(key)) store.set(key, page(key));
    if (at % 1_000 === 0) expect(store.weight).toBeLessThanOrEqual(bound);
  }
  expect(store.get('home')).toBeDefined();
  expect([...store.all()].length).toBeGreaterThan(100);
});

test('bytes that a page gets later are counted', () => {
  const store = pageStore(8 * 1024 * 1024);
  const own = page('/');
  store.set('home', own);
  const before = store.weight;
  own.gzip = Buffer.alloc(20_000);
  store.weighAgain('home', own);
  expect(store.weight - before).toBe(20_000);
  store.delete('home');
  expect(store.weight).toBe(0);
});
