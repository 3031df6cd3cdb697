import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { searchFilters } from './filters';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import { buildSearchUrl } from './build-url';
import { normalizeFilters } from './normalize';
import { parseSearchUrl } from './parse-url';
import { queryParams } from './query-params';

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Splits by hand, because `new URL` repairs an invalid path. */
function parse(url: string) {
  const [path = '', ...query] = url.split('?');
  return parseSearchUrl(path, new URLSearchParams(query.join('?')));
}

const segment = fc.oneof(
  fc.constantFrom(
    'imoveis',
    'venda',
    'aluguel',
    'casa',
    'flat',
    'apartamento',
    '3-quartos',
    '9-quartos',
    '%',
    '%00',
    '%E3',
    '..',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('?', '')),
);
const value = fc.oneof(
  fc.constantFrom(
    'sim',
    '1',
    '0-0',
    '5-1',
    '-1',
    '1e5',
    'Infinity',
    '-0',
    ' 3 ',
    'NaN',
    '99999999999999999999',
    '%00',
    '%ff%fe',
  ),
  fc.constantFrom(
    'novo-usado',
    'piscina--adega',
    'preco',
    'desc',
    'Campo',
    '-23.5',
    '-46.6',
    '2.5',
    '10-20',
    '4',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const pair = fc
  .tuple(
    fc.oneof(fc.constantFrom(...queryParams.map(({ name }) => name)), fc.string({ maxLength: 10 })),
    value,
  )
  .map(([name, text]) => `${name}=${text.replaceAll('&', '')}`);
const junkUrl = fc
  .tuple(fc.array(segment, { maxLength: 8 }), fc.array(pair, { maxLength: 12 }))
  .map(([path, query]) => `/${path.join('/')}?${query.join('&')}`);

describe('an address and its search map back and forth', () => {
  test('every search reads back from its address as it was', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        expect(parse(buildSearchUrl(filters))).toEqual(normalizeFilters(filters));
      }),
      { numRuns: 800 },
    );
  });

  test('a search in normal form is a valid search and its own normal form', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const normal = normalizeFilters(filters);
        expect(searchFilters.parse(normal)).toEqual(normal);
        expect(normalizeFilters(normal)).toEqual(normal);
      }),
      { numRuns: 400 },
    );
  });

  test('parses any address to a valid search with a stable URL', () => {
    fc.assert(
      fc.property(junkUrl, (url) => {
        const filters = parse(url);
        expect(searchFilters.parse(filters)).toEqual(filters);
        const built = buildSearchUrl(filters);
        expect(buildSearchUrl(parse(built))).toBe(built);
        expect(built).toMatch(/^\/imoveis[A-Za-z0-9/\-_.~%=&?!*'()]*$/);
      }),
      { numRuns: 800 },
    );
  });
});
