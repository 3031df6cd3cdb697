import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFilters } from '@domain/search/normalize';
import { pageNumbers, pagination } from './pagination-data';

test.each([
  { page: 1, last: 1, numbers: [1] },
  { page: 1, last: 2, numbers: [1, 2] },
  { page: 1, last: 3, numbers: [1, 2, 3] },
  { page: 1, last: 15, numbers: [1, 2, 3, null, 15] },
  { page: 2, last: 15, numbers: [1, 2, 3, null, 15] },
  { page: 5, last: 15, numbers: [1, null, 4, 5, 6, null, 15] },
  { page: 14, last: 15, numbers: [1, null, 13, 14, 15] },
  { page: 15, last: 15, numbers: [1, null, 13, 14, 15] },
])('page $page of $last offers $numbers', ({ page, last, numbers }) =>
  expect(pageNumbers(page, last)).toEqual(numbers),
);

test('offers the current page, its neighbors and both ends, sorted, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, last) => {
      fc.pre(page <= last);
      const numbers = pageNumbers(page, last).filter((number) => number !== null);
      const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const number of wanted) expect(numbers).toContain(number);
    }),
  );
});

test('what was seen ends with the page, and with the list', () => {
  const at = (page: number) =>
    pagination({ ...emptyFilters(), page }, { total: 20, canLoadMore: page < 3, items: [] });
  expect([at(1), at(2), at(3)].map(({ first, seen }) => [first, seen])).toEqual([
    [1, 9],
    [10, 18],
    [19, 20],
  ]);
  expect(at(3).next).toBeUndefined();
  expect(at(2)).toMatchObject({ previous: '/imoveis', next: '/imoveis?pagina=3' });
});

test('without a total, offers a next page while pages are full', () => {
  const at = (page: number, came: number) =>
    pagination(
      { ...emptyFilters(), page },
      { total: null, canLoadMore: came === 9, items: Array(came).fill(null) },
    );
  expect(at(2, 9)).toMatchObject({ last: 3, seen: 18, next: '/imoveis?pagina=3' });
  expect(at(3, 4)).toMatchObject({ last: 3, seen: 22, next: undefined });
});
