import fc from 'fast-check';
import { expect, test } from 'vitest';
import { links } from '~/links';
import { readWish, wishAmounts, wishFilters, wishKinds } from '~/domain/wish';

const paramsOf = (path: string) => new URL(path, 'https://example.com').searchParams;

test('a wish is read back from the address that it makes', () => {
  const kind = fc.option(fc.constantFrom(...wishKinds.map(({ value }) => value)), { nil: undefined });
  const upTo = fc.option(fc.constantFrom(...wishAmounts.sell, ...wishAmounts.rent), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ kind, upTo }), (wish) => {
      expect(readWish(paramsOf(links.placeSearch({ text: 'Moema', ...wish })))).toEqual(
        JSON.parse(JSON.stringify(wish)),
      );
    }),
  );
});

test.each(['tipo=castelo&preco-max=-1', 'tipo=&preco-max=', 'tipo=Casa&preco-max=1e9', 'preco-max=0', ''])(
  '%j wishes nothing',
  (query) => {
    expect(readWish(new URLSearchParams(query))).toEqual({});
    expect(wishFilters({})).toEqual({});
  },
);
