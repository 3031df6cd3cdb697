import { expect, test } from 'vitest';
import type { StaffExperiment } from '@contract/staff-experiments';
import { experimentsSentence, experimentView } from './experiment-view';

const visit: StaffExperiment = {
  name: 'schedule-visit-without-cpf',
  since: '2026-11-06',
  exposures: [3_412, 1_127],
  result: { state: 'shown', conversions: [191, 76], difference: { low: -0.004, high: 0.0261 } },
};
const shown = (low: number, high: number): StaffExperiment => ({
  ...visit,
  result: { state: 'shown', conversions: [191, 76], difference: { low, high } },
});
const search: StaffExperiment = {
  name: 'search-simplified',
  since: '2026-11-06',
  exposures: [2_000, 442],
  result: { state: 'shares-off' },
};
const early: StaffExperiment = { ...search, exposures: [0, 0], result: { state: 'too-early' } };

test('a result is a sentence with its interval, and rates', () => {
  const view = experimentView(visit);
  expect(view).toMatchObject({
    question: 'Pedir CPF na visita?',
    about: '75 com CPF, 25 sem CPF. Pedidos de visita por pessoa que viu o formulário. Desde 06/11/2026.',
    shares: '75,2 para 24,8',
    areSharesOff: false,
    hidden: null,
    arms: [
      { name: 'Com CPF, 75', seen: '3.412', converted: { people: '191', rate: '5,6%' } },
      { name: 'Sem CPF, 25', seen: '1.127', converted: { people: '76', rate: '6,7%' } },
    ],
  });
  expect(view.result).toMatchObject({
    summary: 'Sem CPF: +1,1 ponto, entre −0,4 e +2,6.',
    verdict: 'O intervalo ainda passa pelo zero: pode não haver diferença.',
    label: 'Diferença de +1,1 ponto; intervalo de 95% de −0,4 a +2,6',
  });
});

test.each([
  [0.001, 0.02, 'Sem CPF converte mais.'],
  [-0.03, -0.001, 'Com CPF converte mais.'],
])('an interval from %f to %f is decided', (low, high, verdict) => {
  expect(experimentView(shown(low, high)).result?.verdict).toBe(verdict);
});

test('with shares that are off there is no result, but where to look', () => {
  const view = experimentView(search);
  expect(view).toMatchObject({ areSharesOff: true, shares: '81,9 para 18,1', result: null });
  expect(view.hidden).toMatch(/^Causas comuns/);
  expect(view.arms.map(({ converted }) => converted)).toEqual([null, null]);
});

test('before anybody has seen it there are no shares', () => {
  expect(experimentView({ ...early, since: null })).toMatchObject({
    about: '85 como é, 15 simplificada. Pedidos de visita ou contato por pessoa que viu a busca.',
    shares: null,
    hidden: 'Cedo demais: são precisas 1.000 pessoas em cada braço.',
  });
});

test.each([
  [
    [visit, search],
    'Dois em curso. Um ainda não pode ser lido; outro está com a divisão errada e não mostra resultado.',
  ],
  [[visit, early], 'Dois em curso. Dois ainda não podem ser lidos.'],
  [[shown(0.001, 0.02), early], 'Dois em curso. Um já tem resposta; outro ainda não pode ser lido.'],
  [[search, search], 'Dois em curso. Dois estão com a divisão errada e não mostram resultado.'],
  [[early], 'Um em curso. Um ainda não pode ser lido.'],
])('the sentence of %#', (all, sentence) => expect(experimentsSentence(all)).toBe(sentence));
