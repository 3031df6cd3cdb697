import { expect, test } from 'vitest';
import { ownProperties } from './owner-report.server';

const context = { pictureAddress: (address: string) => address, leftOut: () => {} };
const canonical = '/usado/venda/sao-paulo/moema/casa-clara/1001';

test.each([
  [
    'of a report',
    {
      ...{ id: 1001, status: 1, title: 'Casa clara', image: 'https://x.example/1.jpg', link: canonical },
      ...{ transaction_sell: true, sell_value: 900_000, transaction_rent: false, rent_value: null },
      ...{ city: 'São Paulo', district: 'Moema' },
    },
  ],
  [
    'of a property',
    {
      ...{ id: 1001, titulo1: 'Casa clara', fotoPrincipal: 'https://x.example/1.jpg', canonical },
      ...{ valorMin: 900_000, valorLocacao: null },
      endereco: { cidade: 'São Paulo', bairro: 'Moema' },
    },
  ],
])('reads an owner’s property with the fields %s', (_, product) => {
  const [own] = ownProperties({ products: [product] }, context);
  expect(own).toMatchObject({
    ...{
      id: 1001,
      isActive: true,
      title: 'Casa clara',
      link: canonical,
      city: 'São Paulo',
      district: 'Moema',
    },
    ...{ photo: { src: 'https://x.example/1.jpg' }, sale: { amount: 900_000 }, rent: null },
  });
});

test('tells inactive properties apart by their status', () => {
  const products = [0, '0', 1, undefined].map((status) => ({ id: 1, titulo1: 'Casa', status }));
  expect(ownProperties({ products }, context).map(({ isActive }) => isActive)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
