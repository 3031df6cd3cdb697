import { expect, test } from 'vitest';
import type { SearchFilters } from './filters';
import { filterPhrases } from './filter-phrases';
import { countPhrase, nameOfSlug } from './labels';
import { emptyFilters } from './normalize';
import { propertyTypePlural } from './type-names';

test.each<[Partial<SearchFilters>, one: string, many: string]>([
  [{ condition: ['soonLaunch'] }, 'em breve lançamento', 'em breve lançamento'],
  [{ condition: ['launch'] }, 'em lançamento', 'em lançamento'],
  [{ condition: ['underConstruction'] }, 'em construção', 'em construção'],
  [{ condition: ['new'] }, 'pronto para morar', 'prontos para morar'],
  [{ condition: ['used'] }, 'usado', 'usados'],
  [{ condition: ['soonLaunch', 'launch', 'underConstruction', 'new'] }, 'novo', 'novos'],
  [
    { condition: ['used', 'launch', 'underConstruction', 'new'] },
    'em lançamento, em construção, pronto para morar ou usado',
    'em lançamento, em construção, prontos para morar ou usados',
  ],
  [{ renovationLevel: ['contrapiso'] }, 'no contrapiso', 'no contrapiso'],
  [{ renovationLevel: ['reformadissimo'] }, 'reformadíssimo', 'reformadíssimos'],
  [{ renovationLevel: ['reformado'] }, 'reformado', 'reformados'],
  [
    { renovationLevel: ['precisa-de-reforma-parcial'] },
    'que precisa de reforma parcial',
    'que precisam de reforma parcial',
  ],
  [
    { renovationLevel: ['precisa-de-atualizacao'] },
    'que precisa de atualização',
    'que precisam de atualização',
  ],
  [
    { renovationLevel: ['precisa-de-reforma-total'] },
    'que precisa de reforma total',
    'que precisam de reforma total',
  ],
  [{ virtualVisit: true }, 'com visita virtual', 'com visita virtual'],
  [
    { dorms: 2, propertyDetails: ['piscina'], virtualVisit: true },
    'com dois quartos ou mais, piscina e visita virtual',
    'com dois quartos ou mais, piscina e visita virtual',
  ],
  [{ acceptExchange: true }, 'que aceita permuta', 'que aceitam permuta'],
  [{ renownedArchitects: true }, 'de arquitetos renomados', 'de arquitetos renomados'],
  [{ highlighted: true }, 'em destaque', 'em destaque'],
  [{ exclusivity: true }, 'com exclusividade', 'com exclusividade'],
  [{ news: true }, 'entre as novidades', 'entre as novidades'],
  [{ condominiumName: 'quinta' }, 'no condomínio escolhido', 'no condomínio escolhido'],
  [{ curadoria: 'vista' }, 'da curadoria escolhida', 'da curadoria escolhida'],
  [{ corretor: 'ana' }, 'do consultor escolhido', 'do consultor escolhido'],
  [{ area: { min: 50, max: 100 } }, 'de 50 m² a 100 m²', 'de 50 m² a 100 m²'],
])('%j is told of one property as "%s", of several as "%s"', (filters, one, many) => {
  const search = { ...emptyFilters(), ...filters };
  expect(filterPhrases(search, 'BRL', 1)).toEqual([one]);
  expect(filterPhrases(search, 'BRL', 2)).toEqual([many]);
});

test.each([[{ lat: 1, lng: 2, range: 0 }], [{ range: 5 }], [{ lat: 1, range: 5 }]])(
  'a place without a circle of its own (%j) is not told as one',
  (where) => {
    expect(filterPhrases({ ...emptyFilters(), ...where }, 'BRL', 2)).toEqual([]);
  },
);

test('counts are written out, each in its gender', () => {
  const written = (counted: 'dorms' | 'suites') =>
    [1, 2, 3, 4, 5].map((n) => countPhrase(counted, n).split(' ')[0]);
  expect(written('dorms')).toEqual(['um', 'dois', 'três', 'quatro', 'cinco']);
  expect(written('suites')).toEqual(['uma', 'duas', 'três', 'quatro', 'cinco']);
});

test.each([
  ['casa-de-vila-e-mar', 'Casa de Vila e Mar'],
  ['rio-da-prata', 'Rio da Prata'],
  ['praia-do-rosa', 'Praia do Rosa'],
  ['solar-das-aguas', 'Solar das Aguas'],
  ['-dona-eva-', 'Dona Eva'],
  ['adele-dasilva', 'Adele Dasilva'],
])('the slug %s is shown as %s', (slug, name) => {
  expect(nameOfSlug(slug)).toBe(name);
});

test.each([
  ['apartamento', 'Apartamentos'],
  ['casa-em-condominio', 'Casas em condomínio'],
  ['casa-comercial', 'Casas comerciais'],
  ['outros', 'Outros imóveis'],
  ['galpao', 'Galpões'],
  ['hotel', 'Hotéis'],
  ['haras', 'Haras'],
] as const)('several of the type %s are called %s', (type, plural) => {
  expect(propertyTypePlural(type)).toBe(plural);
});
