import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SearchFilters } from './filters';
import type { SearchPlace } from './place';
import { namedLocationByLabel } from '../taxonomy/named-location-lookup';
import { arbitraryFilters } from '@tests/support/arbitrary-filters';
import { buildSearchUrl } from './build-url';
import { isSearchForm, readSearchForm, searchFormSchema } from './form';
import { formValues, hiddenFields } from './form-values';
import { emptyFilters, normalizeFilters } from './normalize';

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const read = (query: string) => readSearchForm(new URLSearchParams(query), namedLocationByLabel);
const filtersOf = (filters: Partial<SearchFilters>) => ({ ...emptyFilters(), ...filters });

describe('the plain fields of the filter form', () => {
  test.each<[string, Partial<SearchFilters>]>([
    ['filtrar=1', {}],
    ['negociacao=venda', { negotiation: 'sell' }],
    ['negociacao=aluguel', { negotiation: 'rent' }],
    ['negociacao=&quartos=&suites=&vagas=&preco-min=&preco-max=&ordenacao=&raio=&local=', {}],
    ['tipo=flat&tipo=casa&tipo=casa-de-vila&tipo=castelo', { propertyType: ['flat', 'casa'] }],
    ['quartos=3&suites=2&vagas=5', { dorms: 3, suites: 2, parkingLots: 5 }],
    ['quartos=6&suites=x&vagas=0', {}],
    [
      'preco-min=R%24+4.000.000&preco-max=R%24%C2%A012.000.000',
      { price: { min: 4_000_000, max: 12_000_000 } },
    ],
    ['preco-max=1,5+mi', { price: { max: 1_500_000 } }],
    ['preco-min=0&preco-max=850+mil', { price: { max: 850_000 } }],
    ['area-min=250&area-max=1.000+m²', { area: { min: 250, max: 1000 } }],
    ['fase=usado&fase=novo', { condition: ['new', 'used'] }],
    [
      'atributos-do-imovel=lareira&atributos-do-imovel=piscina&atributos-do-condominio=spa&nivel-de-reforma=reformado',
      {
        propertyDetails: ['piscina', 'lareira'],
        condominiumDetails: ['spa'],
        renovationLevel: ['reformado'],
      },
    ],
    ['destaques=sim&aceita-permuta=sim', { highlighted: true, acceptExchange: true }],
    ['ordenacao=precoDesc', { orderBy: 'preco', direction: 'desc' }],
    ['ordenacao=distancia', {}],
    [
      'tipo-de-localizacao=Campo&curadoria=autorais&corretor=ana&lp=lp-x',
      { locationType: 'Campo', curadoria: 'autorais', corretor: 'ana', lp: 'lp-x' },
    ],
    ['pagina=7', {}],
  ])('%s', (query, filters) => {
    const form = read(query);
    expect(form.filters).toEqual(filtersOf(filters));
    expect(form.errors).toEqual({});
  });

  test('only the marker tells a form from an address', () => {
    expect(isSearchForm(new URLSearchParams('filtrar=1&quartos=3'))).toBe(true);
    expect(isSearchForm(new URLSearchParams('suites=3'))).toBe(false);
  });
});

describe('the location field', () => {
  const filled = 'local-atual=Moema, São Paulo&local-slug=moema&lat=-23.6052&lng=-46.6636';
  test.each<[string, Partial<SearchFilters>]>([
    ['local=Moema', { local: 'moema' }],
    ['local=MOEMA, SAO PAULO', { local: 'moema' }],
    ['local=são paulo', { local: 'sao-paulo' }],
    ['local=frança', { local: 'franca-europa' }],
    ['local=São José do Rio Preto', { local: 'sao-jose-do-rio-preto' }],
    [`local=${'a '.repeat(100)}`, { local: 'a-'.repeat(40).slice(0, -1) }],
    ['local=Moema&raio=5', { localName: 'Moema', lat: -23.6052, lng: -46.6636, range: 5 }],
    ['local=Moema&raio=0', { local: 'moema' }],
    ['local=Moema&raio=30', { localName: 'Moema', lat: -23.6052, lng: -46.6636, range: 30 }],
    ['local=Moema&raio=longe', { local: 'moema' }],
    [`local=moema, são paulo&${filled}`, { local: 'moema' }],
    [`local=Itu&${filled}`, { local: 'itu' }],
    [`local=&${filled}`, {}],
    [
      `local=Moema, São Paulo&raio=10&${filled}`,
      { localName: 'Moema, São Paulo', lat: -23.6052, lng: -46.6636, range: 10 },
    ],
    [
      'local=Casa da praia&local-atual=Casa da praia&lat=-23.5&lng=-46.5&range=4',
      { localName: 'Casa da praia', lat: -23.5, lng: -46.5, range: 4 },
    ],
    [`local=Moema, São Paulo&raio=0&range=5&${filled}`, { local: 'moema' }],
    [
      `local=Moema, São Paulo&range=3.5&${filled}`,
      { localName: 'Moema, São Paulo', lat: -23.6052, lng: -46.6636, range: 3.5 },
    ],
    // Another city excludes the initial place's radius.
    [`local=São Paulo&raio=2&range=2&${filled}`, { local: 'sao-paulo' }],
    [
      `local=Moema&raio=5&local-atual=Itu&local-slug=itu&lat=-23.2&lng=-47.2&range=2`,
      { localName: 'Moema', lat: -23.6052, lng: -46.6636, range: 5 },
    ],
    ['local=&local-atual=&lat=-23.5&lng=-46.5&range=4', { lat: -23.5, lng: -46.5, range: 4 }],
    ['local=Itu&tipo-de-localizacao=Praia', { local: 'itu' }],
    [`local=Moema, São Paulo&tipo-de-localizacao=Campo&${filled}`, { local: 'moema', locationType: 'Campo' }],
  ])('%s', (query, filters) => {
    expect(read(query).filters).toEqual(filtersOf(filters));
  });

  test('a purely numeric text is a property code, not a place', () => {
    expect(read('local= 48213 &quartos=2')).toMatchObject({
      code: '48213',
      filters: filtersOf({ dorms: 2 }),
    });
    expect(read('local=Moema').code).toBeNull();
  });

  test.each(['???', 'casa', 'venda'])('a text that can be no place is told so: %s', (text) => {
    const form = read(`local=${text}`);
    expect(form.errors).toEqual({ local: 'Não há resultados para esta localização' });
    expect(form.filters).toEqual(filtersOf({}));
  });
});

describe('a field with an error', () => {
  test.each<[string, Record<string, string>, Partial<SearchFilters>]>([
    [
      'preco-min=12.000.000&preco-max=4.000.000&quartos=3',
      { 'preco-max': 'O preço máximo deve ser maior que o preço mínimo' },
      { dorms: 3 },
    ],
    ['preco-min=5&preco-max=5', { 'preco-max': 'O preço máximo deve ser maior que o preço mínimo' }, {}],
    ['preco-max=900.000,50', { 'preco-max': 'Digite um número inteiro, como 4.000.000' }, {}],
    ['preco-min=-5&preco-max=900', { 'preco-min': 'Digite um número inteiro, como 4.000.000' }, {}],
    [
      'preco-max=<b>&area-min=100',
      { 'preco-max': 'Digite um número inteiro, como 4.000.000' },
      { area: { min: 100 } },
    ],
    ['preco-max=99999999999999999999', { 'preco-max': 'Digite um número inteiro, como 4.000.000' }, {}],
    ['area-min=400&area-max=250', { 'area-max': 'A área máxima deve ser maior que a área mínima' }, {}],
  ])('%s: applies no filter, the others apply, and what was typed stays', (query, errors, filters) => {
    const form = read(query);
    expect(form.errors).toEqual(errors);
    expect(form.filters).toEqual(filtersOf(filters));
    for (const [name, value] of new URLSearchParams(query)) expect(form.typed[name]).toContain(value);
  });

  test("stands on the same field in conform's submission", () => {
    const schema = searchFormSchema(namedLocationByLabel);
    const reversed = parseWithZod(new URLSearchParams('preco-min=9&preco-max=5&tipo=casa&tipo=flat'), {
      schema,
    });
    expect(reversed).toMatchObject({
      status: 'error',
      error: { 'preco-max': ['O preço máximo deve ser maior que o preço mínimo'] },
    });
    const right = parseWithZod(new URLSearchParams('preco-max=9&tipo=casa&tipo=flat&local=Moema'), {
      schema,
    });
    expect(right).toMatchObject({
      status: 'success',
      value: filtersOf({ price: { max: 9 }, propertyType: ['flat', 'casa'], local: 'moema' }),
    });
  });
});

describe('the form filled with a search', () => {
  function submitted(filters: SearchFilters, place: SearchPlace): URLSearchParams {
    const fields = Object.entries(formValues(filters, place)).flatMap(([name, values]) =>
      values.map((value) => [name, value]),
    );
    return new URLSearchParams([
      ...fields.filter(([name]) => name !== 'filtrar'),
      ...hiddenFields(filters, place),
    ]);
  }

  test('sent unchanged, it asks for the same search, from its first page', () => {
    fc.assert(
      fc.property(arbitraryFilters, (arbitrary) => {
        const filters = normalizeFilters(arbitrary);
        // A point overrides the path's location; a name without a point becomes a slug.
        const { local, localName, ...others } = filters;
        const byRadius = filters.lat != null;
        const search = {
          ...others,
          ...(byRadius ? localName && { localName } : local && { local }),
          page: 1,
        };
        // A numeric name is a property code.
        fc.pre(![localName, local].some((text) => /^\d+$/.test(text ?? '')));
        if (search.orderBy) search.direction ??= 'asc';
        const form = readSearchForm(submitted(search, null), () => null);
        expect(form.errors).toEqual({});
        expect(buildSearchUrl(form.filters)).toBe(buildSearchUrl(search));
      }),
      { numRuns: 200 },
    );
  });

  test('whatever is sent, reading it gives a search and never throws', () => {
    const name = fc.constantFrom(
      'local',
      'local-atual',
      'tipo',
      'fase',
      'preco-min',
      'lat',
      'lng',
      '__proto__',
      'constructor',
      'ordenacao',
      'raio',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (fields) => {
        const { filters } = readSearchForm(new URLSearchParams(fields), namedLocationByLabel);
        expect(normalizeFilters(filters)).toEqual(filters);
      }),
      { numRuns: 200 },
    );
  });
});
