import { expect, test } from 'vitest';
import { delivery, deliveryText } from './delivery';

test.each([
  ['2028-03', 'entrega em março de 2028'],
  ['2027-12', 'entrega em dezembro de 2027'],
  ['pronto', 'pronto para morar'],
])('says the delivery %s in words', (given, text) => {
  expect(deliveryText(delivery.parse(given))).toBe(text);
});

test.each(['2028-13', '2028-00', '2028-3', '03/2028', 'em breve', '', '1028-03'])(
  'rejects %j as a delivery',
  (given) => {
    expect(delivery.safeParse(given).success).toBe(false);
  },
);
