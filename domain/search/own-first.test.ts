import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFilters } from './normalize';
import { endOfOwn } from './own-first';

const pageSize = 9;

test('ends the own properties once over all pages, before nearby ones', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 60 }), (own, around) => {
      const total = own + around;
      const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1);
      const ends = pages.flatMap((page) => {
        const count = Math.min(pageSize, total - (page - 1) * pageSize);
        const index = endOfOwn(emptyFilters(), { own, around, page, pageSize, count });
        return index === null ? [] : [(page - 1) * pageSize + index];
      });
      expect(ends).toEqual([own]);
    }),
  );
});

test.each([
  ['nothing lies around', {}, { own: 4, around: 0 }],
  ['it has an order of its own', { orderBy: 'preco' as const }, { own: 4, around: 5 }],
  ['a home is pinned before all', { fixedProductId: '7' }, { own: 4, around: 5 }],
])('a list has no such place where %s', (_, filters, counts) => {
  const shown = { ...counts, page: 1, pageSize, count: 9 };
  expect(endOfOwn({ ...emptyFilters(), ...filters }, shown)).toBeNull();
});
