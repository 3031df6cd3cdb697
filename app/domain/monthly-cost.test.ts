import { expect, test } from 'vitest';
import { monthlyCost } from './monthly-cost';

const rental = {
  valorLocacao: 18_000,
  valorCondominio: 3_420,
  valorIptu: 14_400,
  tipoIptu: 'Anual' as const,
};

test.each([
  ['a yearly IPTU by its month', {}, 22_620, true],
  ['a monthly IPTU as it is', { tipoIptu: 'Mensal' as const, valorIptu: 1_180 }, 22_600, true],
  ['a yearly IPTU rounded to whole units', { valorIptu: 1_000 }, 21_503, true],
  ['no IPTU where it is waived', { tipoIptu: 'Isento' as const }, 21_420, true],
  ['no condominium where there is none', { valorCondominio: 0 }, 19_200, true],
  ['what is known, where the IPTU is not', { valorIptu: null }, 21_420, false],
  ['what is known, where its period is not', { tipoIptu: null }, 21_420, false],
  ['what is known, where the condominium is not', { valorCondominio: null }, 19_200, false],
])('a rental costs rent, condominium and %s', (_, more, total, isWhole) =>
  expect(monthlyCost({ ...rental, ...more })).toMatchObject({ rent: 18_000, total, isWhole }),
);

test.each([null, 0])('a rent of %s is on request: it has no full cost', (valorLocacao) =>
  expect(monthlyCost({ ...rental, valorLocacao })).toBeNull(),
);
