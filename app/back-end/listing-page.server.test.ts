import fc from 'fast-check';
import { emptyFilters } from '@domain/search/normalize';
import { expect, test } from 'vitest';
import { createApiClient } from './client.server';
import { listingPage } from './listing-page.server';

const property = (id: number) => ({ id, titulo1: 'Casa', condition: 'used' });

/** A back end of the specification with this list, and the pages of its listing. */
async function pagesOf(list: readonly number[], pinned: number, isAvailable = true, tellsTotal = true) {
  const api = createApiClient({
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname.startsWith('/products/'))
        return isAvailable ? Response.json(property(pinned)) : new Response(null, { status: 404 });
      const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name))) as [
        number,
        number,
      ];
      const items = list.slice((page - 1) * size, page * size).map(property);
      return Response.json({ items, ...(tellsTotal && { total: list.length }) });
    },
  });
  const pages: number[][] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const filters = { ...emptyFilters(), page, fixedProductId: `${pinned}`, fixedProductPhase: 'usado' };
    const { items, canLoadMore } = await listingPage(api, filters);
    pages.push(items.map(({ id }) => id));
    isLast = !canLoadMore;
  }
  return pages;
}

const lists = fc
  .integer({ min: 0, max: 40 })
  .map((length) => Array.from({ length }, (_, index) => index + 1));

test('each page has properties, each once, and the pinned one is first', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 45 }), async (list, pinned) => {
      const pages = await pagesOf(list, pinned);
      const others = list.filter((id) => id !== pinned);
      expect(pages.flat()).toEqual([pinned, ...others]);
      expect(pages[0]).toHaveLength(Math.min(9, others.length + 1));
      expect(Math.min(...pages.map(({ length }) => length))).toBeGreaterThan(0);
    }),
    { examples: [[Array.from({ length: 18 }, (_, index) => index + 1), 18]] },
  );
});

test('a pinned property that is gone leaves the list as it is', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      expect((await pagesOf(list, 99, false)).flat()).toEqual(list);
    }),
    { numRuns: 20 },
  );
});

test('without a total all pages still have each property once', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 45 }), async (list, pinned) => {
      const pages = await pagesOf(list, pinned, true, false);
      expect(pages.flat()).toEqual([pinned, ...list.filter((id) => id !== pinned)]);
    }),
    { numRuns: 20 },
  );
});

test('every page names the same total where the pinned property is the ninth', async () => {
  const list = Array.from({ length: 45 }, (_, index) => index + 1);
  const api = createApiClient({
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname.startsWith('/products/')) return Response.json(property(9));
      const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name)));
      const items = list.slice((page! - 1) * size!, page! * size!).map(property);
      return Response.json({ items, total: list.length });
    },
  });
  const totals = [1, 2, 5].map(async (page) => {
    const filters = { ...emptyFilters(), page, fixedProductId: '9', fixedProductPhase: 'usado' };
    return (await listingPage(api, filters)).total;
  });
  expect(await Promise.all(totals)).toEqual([45, 45, 45]);
});
