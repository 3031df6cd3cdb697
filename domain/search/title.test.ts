import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SearchFilters } from './filters';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import { emptyFilters } from './normalize';
import type { SearchPlace } from './place';
import { pageTitleEnd, searchDescription, searchPageTitle, searchSummary, searchTitle } from './title';

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const filtersOf = (filters: Partial<SearchFilters>) => ({ ...emptyFilters(), ...filters });
const placeOf = (label: string, known = true): SearchPlace => ({ known, label });

describe('the heading', () => {
  test.each<[Partial<SearchFilters>, string | null, string]>([
    [{}, null, 'Imóveis'],
    [{ negotiation: 'sell' }, null, 'Imóveis à venda'],
    [{ negotiation: 'sell' }, 'São Paulo', 'Imóveis à venda em São Paulo'],
    [
      { negotiation: 'rent', propertyType: ['apartamento'] },
      'Moema, São Paulo',
      'Apartamentos para alugar em Moema, São Paulo',
    ],
    [
      { negotiation: 'sell', propertyType: ['casa-em-condominio'] },
      'Itu',
      'Casas em condomínio à venda em Itu',
    ],
    [{ propertyType: ['casa'] }, 'Rio de Janeiro', 'Casas no Rio de Janeiro'],
    [{ propertyType: ['cobertura'] }, 'Lagoa, Rio de Janeiro', 'Coberturas na Lagoa, Rio de Janeiro'],
    [{ propertyType: ['casa'] }, 'Jardim Guedala, São Paulo', 'Casas no Jardim Guedala, São Paulo'],
    [{ propertyType: ['casa'] }, 'Estados Unidos', 'Casas nos Estados Unidos'],
    [{ propertyType: ['casa'] }, 'Bahamas', 'Casas nas Bahamas'],
    [{ propertyType: ['casa'] }, 'França', 'Casas na França'],
    [{ propertyType: ['casa'] }, 'Franca', 'Casas em Franca'],
    [{ propertyType: ['casa'] }, 'Portugal', 'Casas em Portugal'],
    [{ negotiation: 'sell', propertyType: ['apartamento', 'casa'] }, null, 'Apartamentos e casas à venda'],
    [{ propertyType: ['galpao', 'hotel', 'haras'] }, null, 'Galpões, hotéis e haras'],
    [{ propertyType: ['outros'] }, null, 'Outros imóveis'],
    [{ propertyType: ['casa-comercial', 'casa-de-vila'] }, null, 'Casas comerciais e casas de vila'],
    [{ propertyType: ['flat', 'loft', 'studio', 'penthouse'] }, null, 'Imóveis'],
    [{ negotiation: 'sell', locationType: 'Praia' }, null, 'Imóveis à venda na praia'],
    [{ locationType: 'Campo' }, 'Itu', 'Imóveis em Itu'],
    [{ locationType: 'Internacional' }, null, 'Imóveis fora do Brasil'],
    [{ lat: 1, lng: 2 }, null, 'Imóveis na área do mapa'],
    [{ lat: 1, lng: 2, localName: 'Moema' }, null, 'Imóveis a até 2 km do centro de Moema'],
  ])('%j in %s: %s', (filters, label, title) => {
    expect(searchTitle(filtersOf(filters), label ? placeOf(label) : null)).toBe(title);
  });

  test('names no place that is not known', () => {
    expect(searchTitle(filtersOf({ negotiation: 'sell', local: 'xyz' }), placeOf('xyz', false))).toBe(
      'Imóveis à venda',
    );
  });
});

describe("the document's title", () => {
  test('tells the bedrooms', () => {
    const filters = filtersOf({ negotiation: 'sell', propertyType: ['apartamento'], dorms: 3 });
    expect(searchPageTitle(filters, placeOf('São Paulo'))).toBe(
      'Apartamentos à venda em São Paulo com três quartos ou mais',
    );
  });

  test.each([
    [1, ''],
    [2, ', página 2'],
    [1234, ', página 1.234'],
  ])('of page %i ends in "%s"', (page, end) => {
    expect(pageTitleEnd(page)).toBe(end);
  });
});

describe('the summary beside the count', () => {
  test.each<[Partial<SearchFilters>, string]>([
    [{}, ''],
    [
      { dorms: 3, price: { min: 4_000_000, max: 12_000_000 } },
      'com três quartos ou mais, de R$ 4 mi a R$ 12 mi',
    ],
    [
      { dorms: 1, suites: 2, parkingLots: 3 },
      'com um quarto ou mais, duas suítes ou mais e três vagas ou mais',
    ],
    [{ price: { max: 850_000 }, area: { min: 250 } }, 'até R$ 850 mil, a partir de 250 m²'],
    [
      { propertyDetails: ['piscina', 'lareira'], condominiumDetails: ['spa'] },
      'com piscina e lareira, com spa no condomínio',
    ],
    [{ dorms: 2, virtualVisit: true }, 'com dois quartos ou mais e visita virtual'],
    [{ condition: ['launch'] }, 'em lançamento'],
    [{ condition: ['new', 'used'] }, 'prontos para morar ou usados'],
    [{ condition: ['new', 'underConstruction', 'launch', 'soonLaunch'] }, 'novos'],
    [{ condition: ['new', 'underConstruction', 'launch', 'soonLaunch', 'used'] }, ''],
    [{ acceptExchange: true, exclusivity: true }, 'que aceitam permuta, com exclusividade'],
    [{ lat: 1, lng: 2, range: 5 }, 'a até 5 km do ponto escolhido'],
    [
      { renovationLevel: ['contrapiso', 'precisa-de-atualizacao'] },
      'no contrapiso ou que precisam de atualização',
    ],
    [{ lat: 1, lng: 2, range: 2.5 }, 'a até 2,5 km do ponto escolhido'],
    [{ lat: 1, lng: 2, range: 5, localName: 'Moema' }, ''],
  ])('%j: %s', (filters, summary) => {
    expect(searchSummary(filtersOf(filters))).toBe(summary);
  });

  test("speaks in the listing's currency", () => {
    expect(searchSummary(filtersOf({ price: { min: 1_000_000 } }), 'USD')).toBe('a partir de US$ 1 mi');
  });
});

test('the description says what, where, with what and how many', () => {
  const filters = filtersOf({ negotiation: 'sell', propertyType: ['casa'], condition: ['used'] });
  const itu = placeOf('Itu');
  expect(searchDescription(filters, itu, { total: 1234 })).toBe(
    'Casas à venda em Itu: 1.234 imóveis usados. Fotos, preços e localização.',
  );
  expect(searchDescription(filters, itu, { total: 1 })).toBe(
    'Casas à venda em Itu: 1 imóvel usado. Fotos, preços e localização.',
  );
  expect(searchDescription(filters, itu, { total: 0 })).toBe('Casas à venda em Itu: imóveis usados.');
  expect(searchDescription(emptyFilters(), itu)).toBe('Imóveis em Itu.');
});

test('writes whole sentences without gaps for any filters', () => {
  fc.assert(
    fc.property(arbitraryFilters, (filters) => {
      const { localName: _name, ...named } = filters;
      const text = searchDescription(named, placeOf('Moema, São Paulo'), { total: 9 });
      expect(text).not.toMatch(/undefined|null|NaN|\[object|  | ,|,,|\.\./);
      expect(text).toMatch(/^[A-ZÁ-Ú].*\.$/);
    }),
    { numRuns: 500 },
  );
});
