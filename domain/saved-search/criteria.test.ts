import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../tests/support/arbitrary-filters';
import { buildSearchUrl } from '../search/build-url';
import { normalizeFilters } from '../search/normalize';
import { parseSearchUrl } from '../search/parse-url';
import { criteriaOf, criteriaVersion, filtersOf, readCriteria } from './criteria';

const searchOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  return parseSearchUrl(pathname, searchParams);
};

describe('the criteria of a saved search', () => {
  it('are negotiation, place and filters, without view or campaign params', () => {
    const address =
      '/imoveis/venda/moema/casa/3-quartos?preco=0-3000000&lp=verao&ordenacao=preco&direcao=desc' +
      '&produto-fixo=12&produto-fixo-fase=usado&utm_source=carta&pagina=4';
    expect(criteriaOf(searchOf(address))).toEqual({
      negotiation: 'sell',
      local: 'moema',
      propertyType: ['casa'],
      dorms: 3,
      price: { max: 3_000_000 },
    });
  });

  it('are the same search again when they are read, whatever was asked for', () => {
    const unsaved = { page: 1, orderBy: undefined, direction: undefined, lp: undefined };
    const pinned = { fixedProductId: undefined, fixedProductPhase: undefined };
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const stored: unknown = JSON.parse(JSON.stringify(criteriaOf(filters)));
        const { criteria, lost } = readCriteria(stored, criteriaVersion);
        expect(lost).toEqual([]);
        const again = filtersOf(criteria);
        expect(again).toEqual(normalizeFilters({ ...filters, ...unsaved, ...pinned }));
        expect(searchOf(buildSearchUrl(again))).toEqual(again);
      }),
    );
  });

  const house = { propertyType: ['casa'] };
  it.each([
    ['a value that is gone', { propertyType: ['casa', 'bangalo'] }, house, [['propertyType', 'bangalo']]],
    ['the only value', { ...house, renovationLevel: ['novo'] }, house, [['renovationLevel', 'novo']]],
    ['a filter that is gone', { ...house, elevator: 'sim' }, house, [[null, 'sim']]],
    ['a name of every object', { ...house, constructor: 'sim' }, house, [[null, 'sim']]],
    ['what was never a criterion', { ...house, page: 3 }, house, [[null, '']]],
    ['another kind of value', { ...house, dorms: 'três' }, house, [['dorms', 'três']]],
    ['an amount beyond all', { ...house, price: { min: 9, max: 3 } }, house, [['price', '']]],
    ['a negotiation that is gone', { ...house, negotiation: 'swap' }, house, [['negotiation', 'swap']]],
    ['a list that is none', { propertyType: 'casa' }, {}, [['propertyType', 'casa']]],
  ])('tell of %s, and do not ask for more by leaving it out', (_what, stored, criteria, lost) => {
    expect(readCriteria(stored, criteriaVersion)).toEqual({
      criteria,
      lost: lost.map(([filter, value]) => ({ filter, value })),
    });
  });

  it.each([
    ['another writing', {}, criteriaVersion + 1],
    ['nothing', null, criteriaVersion],
    ['a text', 'casa', criteriaVersion],
  ])('of %s are lost as a whole', (_what, stored, version) => {
    expect(readCriteria(stored, version)).toEqual({ criteria: {}, lost: [{ filter: null, value: '' }] });
  });
});
