import { expect, it } from 'vitest';
import { bound } from './bound-words';

// ~ stands for the no-break space.
it.each([
  ['Casa de pedra em Itaipava, com lareira e adega', 'Casa de~pedra em~Itaipava, com~lareira e~adega'],
  ['Apartamento no oitavo andar da Praia do Flamengo', 'Apartamento no~oitavo andar da~Praia do~Flamengo'],
  ['Cobertura com piscina e a vista', 'Cobertura com~piscina e~a~vista'],
  ['128 imóveis à venda em São Paulo', '128 imóveis à~venda em~São Paulo'],
  ['A casa (de praia)', 'A~casa (de~praia)'],
  // Parts of words, the last word and what hangs on a hyphen are none.
  ['Ademar vende a', 'Ademar vende a'],
  ['Porto a-mar', 'Porto a-mar'],
  ['Sobrado', 'Sobrado'],
  ['', ''],
  ['de  dois espaços', 'de~dois espaços'],
])('%j is bound as %j', (title, wanted) => {
  expect(bound(title)).toBe(wanted.replaceAll('~', '\u00a0'));
  // What is bound stays as it is, and says the same.
  expect(bound(bound(title))).toBe(bound(title));
  expect(bound(title).replaceAll('\u00a0', ' ')).toBe(title.replaceAll('  ', ' '));
});
