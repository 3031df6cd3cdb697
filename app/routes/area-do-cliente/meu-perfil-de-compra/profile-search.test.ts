import { expect, test } from 'vitest';
import { purchaseProfileBody, type PurchaseProfileInput } from '@contract/purchase-profile';
import { buildSearchUrl } from '@domain/search/build-url';
import type { Place } from '~/domain/place';
import { profileSearch } from './profile-search';

const moema = {
  id: 1,
  localizacao: 'Moema',
  slug: 'moema',
  lat: -23.6,
  lng: -46.66,
  localizacao_tipo: 'cidade',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'BR',
  range: 2,
  value: 'Moema, São Paulo',
  kind: null,
  own: null,
  properties: 3,
} satisfies Place;

test.each<[PurchaseProfileInput, string]>([
  [{}, ''],
  [{ tipology: ['Cobertura', 'Casa', 'Apartamento'] }, '/apartamento/casa/cobertura'],
  [{ tipology: ['Outros'], rooms: 4, suites: 3, garage: 2 }, '/outros/4-quartos?suites=3&vagas=2'],
  [{ fase: ['Usado'] }, '?fase=usado'],
  [{ price_max: 9_000_000 }, '?preco=0-9000000'],
  [{ objective: 'Quero investir', close_prevision: 'Sem pressa', contact_preference: 'E-mail' }, ''],
])('a profile of %j searches %s in each of its places', (profile, address) => {
  const search = profileSearch(purchaseProfileBody.parse(profile), moema);
  expect(decodeURIComponent(buildSearchUrl(search))).toBe(`/imoveis/venda/moema${address}`);
});

test('a profile without a place searches what is for sale anywhere', () => {
  const search = profileSearch(purchaseProfileBody.parse({ tipology: ['Casa'] }), null);
  expect(buildSearchUrl(search)).toBe('/imoveis/venda/casa');
});

test('maps the phase Novo to the four new conditions and not to used', () => {
  const { condition } = profileSearch(purchaseProfileBody.parse({ fase: ['Novo'] }), moema);
  expect([...condition].sort()).toEqual(['launch', 'new', 'soonLaunch', 'underConstruction']);
});
