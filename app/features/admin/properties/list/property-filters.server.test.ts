import { expect, test } from 'vitest';
import { staffPropertiesQuery } from '@contract/staff-property-list';
import { propertiesQuery, propertyFilter, readPropertyFilters } from './property-filters.server';
import { isFiltered, propertiesHref, withoutFilters } from './properties-texts';

const read = (query: string) => readPropertyFilters(new URLSearchParams(query));

test.each([
  ['', { tab: 'live', text: '', sort: 'changed', page: 1 }],
  ['busca=17954', { tab: 'all', text: '17954' }],
  ['proprietario=ana', { tab: 'all', owner: 'ana' }],
  ['busca=17954&aba=no-ar', { tab: 'live' }],
  ['lugar=leblon&corretor=sem', { tab: 'live', place: 'leblon', broker: 'none' }],
  ['estado=gone&conferido=60&qualidade=price', { state: 'gone', checked: '60', quality: 'price' }],
  ['aba=reservados&ordem=codigo&pagina=3', { tab: 'reserved', sort: 'code', page: 3 }],
  [
    'aba=toString&corretor=0&carga=x&estado=y&conferido=1&pagina=1e9',
    { tab: 'live', broker: '', source: '', state: '', checked: '', page: 1 },
  ],
  [
    'tipo=casa&tipo=sala&quartos=3&preco-min=1.000.000',
    { site: { tipo: 'casa--sala', quartos: '3', 'preco-min': '1.000.000' } },
  ],
  ['quartos=x&local=moema&curadoria=praia&negociacao=', { site: {} }],
])('reads the filters of %j', (query, filters) => expect(read(query)).toMatchObject(filters));

test.each([
  '/mesa/imoveis',
  '/mesa/imoveis?busca=17954',
  '/mesa/imoveis?aba=no-ar&busca=17954',
  '/mesa/imoveis?aba=todos&lugar=Leblon&corretor=7&carga=2&ordem=menor-preco&pagina=2',
  '/mesa/imoveis?estado=gone&conferido=late&qualidade=no-photo&tipo=casa--sala&suites=2&exclusividades=sim',
])('%s leads to the filters that it names', (href) => {
  expect(propertiesHref(read(new URL(href, 'https://x.example').search))).toBe(href);
});

test('filters of the site are one address of the site', () => {
  const query = propertiesQuery(read('negociacao=venda&tipo=casa&quartos=3&preco-max=4000000&vagas=2'));
  expect(query.search).toBe('/imoveis/venda/casa/3-quartos?preco=0-4000000&vagas=2');
  expect(propertiesQuery(read('lugar=moema')).search).toBeUndefined();
});

test('the back end takes what the address names', () => {
  const query = propertiesQuery(read('busca=ana&corretor=sem&carga=3&qualidade=price&tipo=casa&pagina=2'));
  expect(staffPropertiesQuery.parse(query)).toMatchObject({
    ...{ tab: 'all', text: 'ana', broker: 'none', source: 3, quality: 'price', page: 2 },
    search: { propertyType: ['casa'] },
  });
  expect(Object.keys(propertyFilter(read('pagina=2&ordem=codigo')))).not.toContain('page');
});

test('an impossible range is an error, not a filter', () => {
  const filters = read('preco-min=5&preco-max=3');
  expect([filters.site, Object.keys(filters.errors)]).toEqual([{}, ['preco-max']]);
  expect(isFiltered(filters)).toBe(true);
  expect(isFiltered(withoutFilters(filters))).toBe(false);
});
