import fc from 'fast-check';
import { rows } from '@domain/search/filter-rows';
import { searchFilters, type SearchFilters } from '@domain/search/filters';
import type { ValueKind } from '@domain/search/param';
import { maxNameLength, maxAmount, maxAtLeast, maxPage } from '@domain/validation/search-values';

const range = fc
  .record(
    { min: fc.integer({ min: 1, max: maxAmount }), max: fc.integer({ min: 1, max: maxAmount }) },
    { requiredKeys: [] },
  )
  .filter(({ min, max }) => (min != null || max != null) && (min == null || max == null || min < max));

function arbitraryOf(is: ValueKind): fc.Arbitrary<unknown> {
  switch (is.kind) {
    case 'flag':
      return fc.boolean();
    case 'atLeast':
      return fc.integer({ min: 1, max: maxAtLeast });
    case 'range':
      return range;
    case 'list':
      return fc.subarray([...is.known]);
    case 'oneOf':
      return fc.constantFrom(...is.known);
    case 'slug':
      return fc.oneof(
        fc.stringMatching(/^[a-z0-9-]{1,80}$/),
        fc.constantFrom('venda', 'casa', '3-quartos', 'imoveis'),
      );
    case 'token':
      return fc.stringMatching(/^[A-Za-z0-9-]{1,80}$/);
    case 'name':
      return fc.oneof(
        fc.string({ minLength: 1, maxLength: maxNameLength / 2 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: maxNameLength / 2 }),
      );
    case 'decimal':
      return fc.double({ min: is.min, max: is.max, noNaN: true });
    case 'page':
      return fc.integer({ min: 1, max: maxPage });
  }
}

/** Any search that the contract allows, for property tests; not all of them are in normal form. */
export const arbitraryFilters: fc.Arbitrary<SearchFilters> = fc
  .record(Object.fromEntries(rows.map(([filter, { value }]) => [filter, arbitraryOf(value.is)])), {
    requiredKeys: [],
  })
  .map((filters) => searchFilters.parse(filters));
