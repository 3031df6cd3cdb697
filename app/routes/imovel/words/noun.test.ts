import { expect, test } from 'vitest';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { inThisHome, ofThisHome } from './noun';

const noteTitle = (tipoImovel: (typeof propertyTypes)[number], condition = 'used' as const) =>
  ofThisHome({ condition, detalhes: { tipoImovel } });

test('every property type has its noun and gender', () => {
  expect(Object.fromEntries(propertyTypes.map((type) => [type, noteTitle(type)]))).toEqual({
    apartamento: 'deste apartamento',
    'apartamento-duplex': 'deste apartamento',
    'apartamento-triplex': 'deste apartamento',
    'apartamento-garden': 'deste apartamento',
    flat: 'deste flat',
    loft: 'deste loft',
    studio: 'deste studio',
    casa: 'desta casa',
    'casa-comercial': 'desta casa',
    'casa-em-condominio': 'desta casa',
    'casa-de-vila': 'desta casa',
    cobertura: 'desta cobertura',
    'cobertura-duplex': 'desta cobertura',
    'cobertura-triplex': 'desta cobertura',
    penthouse: 'desta cobertura',
    terreno: 'deste terreno',
    outros: 'deste imóvel',
    galpao: 'deste galpão',
    hotel: 'deste hotel',
    predio: 'deste prédio',
    garden: 'deste garden',
    fazenda: 'desta fazenda',
    haras: 'deste haras',
    sitio: 'deste sítio',
    ilha: 'desta ilha',
    pousada: 'desta pousada',
    sala: 'desta sala',
    loja: 'desta loja',
  });
});

test.each(['launch', 'soonLaunch'] as const)('a %s is named as such', (condition) =>
  expect(ofThisHome({ condition, detalhes: { tipoImovel: 'casa' } })).toBe('deste lançamento'),
);

test('a building under construction is named by its type', () =>
  expect(ofThisHome({ condition: 'underConstruction', detalhes: { tipoImovel: 'loft' } })).toBe(
    'deste loft',
  ));

test('the month is that of the home', () => {
  expect(inThisHome('casa-de-vila')).toBe('nesta casa');
  expect(inThisHome('apartamento-duplex')).toBe('neste apartamento');
});
