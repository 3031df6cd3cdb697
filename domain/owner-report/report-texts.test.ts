import { expect, test } from 'vitest';
import {
  comparablesText,
  broughtShort,
  broughtText,
  demandText,
  placeInBand,
  silenceText,
} from './report-texts';

const M = 1_000_000;
const plain = (text: string | null) => text?.replaceAll(' ', ' ') ?? null;

test.each([
  [0, 0, 'Nenhum pedido de visita e ninguém em contato.'],
  [1, 1, 'Um pedido de visita e uma pessoa em contato.'],
  [2, 2, 'Dois pedidos de visita e duas pessoas em contato.'],
  [3, 11, 'Três pedidos de visita e 11 pessoas em contato.'],
])('%d visits and %d people: %s', (visits, leads, text) => {
  expect(broughtText({ visits, leads })).toBe(text);
});

test('the same in short, for a subject', () => {
  expect(broughtShort({ visits: 1, leads: 3 })).toBe('1 pedido de visita, 3 pessoas em contato');
  expect(broughtShort({ visits: 0, leads: 0 })).toBe('0 pedidos de visita, 0 pessoas em contato');
});

const band = { n: 9, low: 87, median: 120, high: 193 };
test.each([
  [86, 'abaixo da'],
  [87, 'dentro da'],
  [193, 'dentro da'],
  [194, 'acima da'],
])('%d views lie %s band', (views, place) => {
  expect(placeInBand(views, band)).toBe(place);
});

test.each([
  [1, 'abaixo da'],
  [2, 'dentro da'],
  [5, 'dentro da'],
  [6, 'acima da'],
])('%d views lie %s band of 2,25 to 4,75, which is told as 2 to 5', (views, place) => {
  expect(placeInBand(views, { low: 2.25, high: 4.75 })).toBe(place);
});

test('homes alike are told with their number', () => {
  expect(comparablesText(174, band)).toBe(
    'Metade de 9 imóveis parecidos teve de 87 a 193 visualizações na mesma semana do anúncio; o seu, com 174, ficou dentro da faixa.',
  );
  expect(comparablesText(174, band, { named: false })).toMatch(/do anúncio; o seu ficou dentro da faixa\.$/);
});

const step = (up_to: number, people: number) => ({ up_to, people });
test.each<[string, [number, number][], string | null]>([
  [
    'more at the step below',
    [
      [7 * M, 95],
      [7.5 * M, 60],
      [8 * M, 40],
    ],
    'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7,5 mi seriam cerca de 60.',
  ],
  [
    'no more at any',
    [
      [8 * M, 40],
      [9 * M, 10],
    ],
    'Cerca de 40 pessoas procuram um imóvel assim pelo preço de hoje.',
  ],
  [
    'too few today',
    [[7 * M, 25]],
    'Menos de cinco pessoas procuram um imóvel assim pelo preço de hoje; até R$ 7 mi seriam cerca de 25.',
  ],
  ['too few at all', [], null],
])('demand in words: %s', (_, steps, text) => {
  expect(
    plain(demandText({ price: 7_900_000, currency: 'BRL', steps: steps.map(([a, b]) => step(a, b)) })),
  ).toBe(text);
});

test.each([
  [101, 13, null],
  [101, 14, 'Nenhum pedido de visita há 14 dias.'],
  [101, null, 'Nenhum pedido de visita há 101 dias.'],
  [13, null, null],
  [20, 40, 'Nenhum pedido de visita há 20 dias.'],
])('on offer for %d days, the last visit asked for %s days ago: %s', (days, since, text) => {
  expect(silenceText(days, since)).toBe(text);
});
