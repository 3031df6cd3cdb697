import { expect, test } from 'vitest';
import { noBreaks } from './no-breaks';

test.each([
  ['apartamentos à venda em São Paulo', 'apartamentos à_venda em_São Paulo'],
  ['Casa de pedra e madeira', 'Casa de_pedra e_madeira'],
  ['A poucas horas', 'A_poucas horas'],
  ['casas e de campo', 'casas e_de_campo'],
  ['Anapólis, Emas', 'Anapólis, Emas'],
])('no line of “%s” ends in a preposition', (text, held) => {
  expect(noBreaks(text)).toBe(held.replaceAll('_', '\u00a0'));
});
