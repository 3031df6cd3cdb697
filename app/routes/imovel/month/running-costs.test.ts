import { expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { runningCosts } from './running-costs';

const property = {
  condition: 'used',
  moeda: 'BRL',
  registroIncorporacao: null,
  valorLocacao: 18_000,
  valorCondominio: 3_420,
  valorIptu: 610,
  tipoIptu: 'Mensal',
} as PropertyDetail;

test.each([
  [{}, 'sell', 'Condomínio de R$~3.420 por mês, IPTU de R$~610 por mês'],
  [{ valorCondominio: 0 }, 'sell', 'IPTU de R$~610 por mês, sem condomínio'],
  [{ valorCondominio: 0, tipoIptu: 'Isento' }, 'sell', 'Sem condomínio, IPTU isento'],
  [{ valorCondominio: null, valorIptu: null }, 'sell', ''],
  [{}, 'rent', 'R$~22.030 por mês com condomínio e IPTU'],
  [{ valorCondominio: 0 }, 'rent', 'R$~18.610 por mês com IPTU'],
  [{ tipoIptu: 'Isento' }, 'rent', 'R$~21.420 por mês com condomínio'],
  [{ valorCondominio: null }, 'rent', 'IPTU de R$~610 por mês'],
  [{ condition: 'soonLaunch' }, 'sell', ''],
  [
    { condition: 'launch', incorporadora: 'Araçá Incorporações', entrega: '2028-03' },
    'sell',
    'Araçá Incorporações, entrega em março de 2028',
  ],
  [{ condition: 'launch', entrega: 'pronto' }, 'sell', 'Pronto para morar'],
] as const)('%j in %s: %s', (more, negotiation, text) =>
  expect(runningCosts({ ...property, ...more }, negotiation)).toBe(text.replaceAll('~', '\u00a0')),
);
