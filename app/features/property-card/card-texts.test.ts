import { expect, test } from 'vitest';
import type { CardData } from './card-data';
import { cardCosts, cardFacts, cardPrices } from './card-texts';

const card = (more: Partial<CardData>) => ({ currency: 'BRL', ...more }) as CardData;

test.each([
  { area: 540, dorms: 4, suites: 3, parkingLots: 6, text: '540 m² · 4 dorms · 3 suítes · 6 vagas' },
  { area: 1200, dorms: 1, suites: 1, parkingLots: 1, text: '1.200 m² · 1 dorm · 1 suíte · 1 vaga' },
  { dorms: 0, suites: undefined, parkingLots: 2, text: '2 vagas' },
  { text: '' },
])('the data line reads "$text"', ({ text, ...given }) =>
  expect(cardFacts(card(given)).join(' · ')).toBe(text),
);

test.each([
  { sale: 11_200_000, text: 'R$ 11.200.000' },
  { rent: 18_000, text: 'R$ 18.000 /mês' },
  { sale: 900_000, rent: 4_500, currency: 'EUR' as const, text: '€ 900.000, € 4.500 /mês' },
  { text: 'Sob consulta' },
])('the price reads "$text"', ({ text, ...given }) =>
  expect(
    cardPrices(card(given))
      .map(({ amount, period }) => [amount, period].filter(Boolean).join(' '))
      .join(', '),
  ).toBe(text),
);

test.each([
  { condominium: 4_000, iptu: 1_200, text: 'Condomínio~R$~4.000~/mês · IPTU~R$~1.200~/mês' },
  { condominium: 4_000, iptu: 0, text: 'Condomínio~R$~4.000~/mês · IPTU~isento' },
  { iptu: 300, text: 'IPTU~R$~300~/mês' },
  { text: '' },
])('the monthly costs read "$text", and no line ends at a ~', ({ text, ...given }) =>
  expect(cardCosts(card(given))).toBe(text.replaceAll('~', '\u00a0')),
);
