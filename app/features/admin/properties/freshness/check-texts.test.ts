import { expect, test } from 'vitest';
import { priceText, questionText, sameText, stillTitle } from './check-texts';

const sale = {
  ...{ currency: 'BRL', for_sale: true, for_rent: false, sell_price: 2_000_000, rent_price: null },
  has_period_rent: false,
};
const rent = { ...sale, for_sale: false, for_rent: true, sell_price: null, rent_price: 9_000 };
const both = { ...sale, for_rent: true, rent_price: 9_000 };

test.each([
  [sale, 'R$ 2.000.000', 'Segue à venda por R$ 2.000.000?', 'Sim, pelo mesmo preço'],
  [rent, 'R$ 9.000 por mês', 'Segue para alugar por R$ 9.000 por mês?', 'Sim, pelo mesmo aluguel'],
  [
    both,
    'R$ 2.000.000 ou R$ 9.000 por mês',
    'Segue à venda por R$ 2.000.000 e para alugar por R$ 9.000 por mês?',
    'Sim, pelo mesmo preço',
  ],
  [{ ...sale, sell_price: null }, '', 'Segue à venda?', 'Sim, igual'],
  [{ ...rent, has_period_rent: true }, '', 'Segue para alugar?', 'Sim, igual'],
  [
    { ...sale, currency: 'USD' },
    'US$ 2.000.000',
    'Segue à venda por US$ 2.000.000?',
    'Sim, pelo mesmo preço',
  ],
])('%o: %s', (offer, price, question, same) =>
  expect([priceText(offer), questionText(offer), sameText(offer)]).toEqual([price, question, same]),
);

test('the question above several', () => {
  expect([[sale], [rent], [sale, rent], [both]].map(stillTitle)).toEqual([
    ...['Ainda à venda?', 'Ainda para alugar?', 'Ainda à venda, ou para alugar?'],
    'Ainda à venda, ou para alugar?',
  ]);
});
