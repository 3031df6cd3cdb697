import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SearchFilters } from './filters';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import { buildSearchUrl } from './build-url';
import { filterName, removableFilters, withArea, withoutAllFilters, withoutFilter } from './changes';
import { activeChips } from './chips';
import { emptyFilters, normalizeFilters } from './normalize';
import type { SearchPlace } from './place';
import { sortKey, sortOptions, withSort } from './sort';

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const filtersOf = (filters: Partial<SearchFilters>) => ({ ...emptyFilters(), ...filters });
const moema: SearchPlace = { known: true, label: 'Moema, São Paulo', slug: 'moema' };
const labels = (filters: Partial<SearchFilters>, place: SearchPlace = null) =>
  activeChips(filtersOf(filters), place).map(({ label }) => label);

describe('the chips of active filters', () => {
  test.each<[Partial<SearchFilters>, SearchPlace, string[]]>([
    [{}, null, []],
    [{ page: 4, orderBy: 'preco', fixedProductId: '7', lp: 'lp-x' }, null, []],
    [{ negotiation: 'sell' }, null, ['Comprar']],
    [{ local: 'moema' }, moema, ['Moema, São Paulo']],
    [{ local: 'xyz' }, null, ['xyz']],
    [{ lat: 1, lng: 2, range: 5 }, moema, ['Moema, São Paulo', 'Raio: até 5 km']],
    [{ lat: 1, lng: 2, range: 5, localName: 'Casa' }, null, ['Casa, até 5 km']],
    [{ lat: 1, lng: 2, range: 2.5 }, null, ['Área do mapa, até 2,5 km']],
    [{ lat: 1, lng: 2, range: 0, localName: 'Casa' }, null, ['Casa']],
    [{ locationType: 'Praia' }, null, ['Praia']],
    [{ propertyType: ['casa', 'cobertura-duplex'] }, null, ['Casa', 'Cobertura duplex']],
    [{ dorms: 3, suites: 1, parkingLots: 2 }, null, ['3+ quartos', '1+ suíte', '2+ vagas']],
    [{ price: { min: 4_000_000 }, area: { max: 400 } }, null, ['Acima de R$ 4 mi', 'Até 400 m²']],
    [{ condition: ['soonLaunch', 'used'] }, null, ['Breve lançamento', 'Usado']],
    [
      { propertyDetails: ['piscina'], condominiumDetails: ['piscina'] },
      null,
      ['Piscina', 'Piscina no condomínio'],
    ],
    [{ renovationLevel: ['reformadissimo'] }, null, ['Reformadíssimo']],
    [
      { virtualVisit: true, acceptExchange: true, highlighted: true },
      null,
      ['Visita virtual', 'Aceita permuta', 'Destaques'],
    ],
    [
      { exclusivity: true, news: true, renownedArchitects: true },
      null,
      ['Exclusividades', 'Novidades', 'Arquitetos renomados'],
    ],
    [{ curadoria: 'imoveis-segunda-residencia' }, null, ['Curadoria: Segunda residência']],
    [
      { curadoria: 'casas-do-mar', corretor: 'ana-lima', condominiumName: 'quinta-do-golfe' },
      null,
      ['Curadoria: Casas do Mar', 'Consultor: Ana Lima', 'Condomínio: Quinta do Golfe'],
    ],
  ])('%j', (filters, place, expected) => {
    expect(labels(filters, place)).toEqual(expected);
  });

  test('removing the radius leaves the place by its own', () => {
    const radius = activeChips(filtersOf({ lat: 1, lng: 2, range: 5, localName: 'Moema' }), moema)[1];
    expect(buildSearchUrl(radius!.without)).toBe('/imoveis/moema');
  });

  test('removing one value of a list leaves the others', () => {
    const [casa] = activeChips(filtersOf({ propertyType: ['casa', 'loft'], page: 3 }), null);
    expect(casa?.without).toEqual(filtersOf({ propertyType: ['loft'] }));
  });

  test('removing them all, one after the other, leaves no filter', () => {
    fc.assert(
      fc.property(arbitraryFilters, (arbitrary) => {
        let filters = normalizeFilters(arbitrary);
        for (let chips = activeChips(filters, null); chips.length > 0; chips = activeChips(filters, null)) {
          expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
          filters = chips[0]!.without;
        }
        for (const filter of removableFilters)
          expect(withoutFilter(filters, filter)).toEqual({ ...filters, page: 1 });
      }),
    );
  });
});

describe('the same search, changed', () => {
  const search = filtersOf({
    negotiation: 'rent',
    local: 'itu',
    price: { max: 9 },
    dorms: 2,
    page: 5,
    orderBy: 'area',
  });

  test('without one filter, from its first page', () => {
    expect(withoutFilter(search, 'price')).toEqual(
      filtersOf({ negotiation: 'rent', local: 'itu', dorms: 2, orderBy: 'area' }),
    );
    const byRadius = filtersOf({ local: 'itu', localName: 'X', lat: 1, lng: 2, range: 3, dorms: 2 });
    expect(withoutFilter(byRadius, 'location')).toEqual(filtersOf({ dorms: 2 }));
  });

  test("'Limpar' leaves the negotiation and the place", () => {
    expect(withoutAllFilters(search)).toEqual(filtersOf({ negotiation: 'rent', local: 'itu' }));
  });

  test("'Buscar nesta área' takes the place of any other location", () => {
    expect(buildSearchUrl(withArea(search, { lat: -23.5, lng: -46.6, range: 4.123 }))).toBe(
      '/imoveis/aluguel/2-quartos?preco=0-9&lat=-23.5&lng=-46.6&range=4.12&ordenacao=area',
    );
  });

  test.each(sortOptions)('ordered by $key, from its first page', ({ key, orderBy, direction }) => {
    const sorted = withSort(search, key);
    expect(sorted).toMatchObject({ orderBy, direction, page: 1 });
    expect(sortKey(sorted)).toBe(key);
  });

  test('an unknown order is the default one', () => {
    expect(sortKey(withSort(search, 'distancia'))).toBe('');
    expect(sortKey(search)).toBe('metragemAsc');
  });

  test('every filter that can be taken away has a name', () => {
    for (const filter of removableFilters) expect(filterName(filter)).toMatch(/^[ao]s? \S/);
  });
});
