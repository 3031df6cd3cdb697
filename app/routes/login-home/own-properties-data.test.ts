import { expect, test } from 'vitest';
import type { OwnProperty } from '~/domain/owner-report';
import { ownPropertiesData } from './own-properties-data';

const product = (given: Partial<OwnProperty>): OwnProperty => ({
  id: 7,
  isActive: true,
  photo: null,
  title: 'Casa com piscina',
  link: '/usado/casa',
  codigo: '17954',
  city: 'Búzios',
  district: 'Ferradura',
  left: null,
  days: 3,
  figures: { visits: 2, leads: 5, views: 90 },
  sale: { amount: 7_900_000 },
  rent: null,
  periodRent: null,
  currency: 'BRL',
  ...given,
});

test('one home leads to its report', () => {
  expect(ownPropertiesData([product({}), product({ isActive: false })])).toEqual({
    sentence: 'Dois pedidos de visita e cinco pessoas em contato.',
    of: 'Casa com piscina, 30 dias',
    more: { label: 'Abrir relatório', href: '/area-do-cliente/meus-imoveis/detalhes/7' },
  });
});

test('several are told together, and lead to the list', () => {
  expect(ownPropertiesData([product({}), product({ id: 8 })])).toEqual({
    sentence: 'Quatro pedidos de visita e dez pessoas em contato.',
    of: 'Seus dois imóveis no ar, 30 dias',
    more: { label: 'Ver meus imóveis', href: '/area-do-cliente/meus-imoveis' },
  });
});

test.each([[[]], [[product({ figures: null })]], [[product({ isActive: false })]]])(
  'nothing is said where nothing is known: %#',
  (products) => {
    expect(ownPropertiesData(products)).toBeNull();
  },
);
