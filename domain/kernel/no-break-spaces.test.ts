import { expect, it } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces';

// ~ stands for a no-break space, ^ for a word joiner.
it.each([
  ['Casa de pedra em Itaipava, com lareira e adega', 'Casa de~pedra em~Itaipava, com~lareira e~adega'],
  ['Apartamento no oitavo andar da Praia do Flamengo', 'Apartamento no~oitavo andar da~Praia do~Flamengo'],
  ['Cobertura com piscina e a vista', 'Cobertura com~piscina e~a~vista'],
  ['128 imóveis à venda em São Paulo', '128 imóveis à~venda em~São Paulo'],
  ['608 a até 30 km do centro', '608 a~até~30~km do~centro'],
  ['Nove andares, 186 a 298 m²', 'Nove andares, 186 a~298~m²'],
  ['A casa (de praia)', 'A~casa (de~praia)'],
  ['Ferradura, Armação dos Búzios - RJ', 'Ferradura, Armação dos~Búzios~-^~RJ'],
  // No match: parts of words, the last word, words with a hyphen.
  ['Ademar vende a', 'Ademar vende a'],
  ['Porto a-mar', 'Porto a-mar'],
  ['Sobrado', 'Sobrado'],
  ['Rua dos Cajueiros, 85 - Ferradura', 'Rua dos~Cajueiros, 85 - Ferradura'],
  ['', ''],
  ['de  dois espaços', 'de~dois espaços'],
])('%j is bound as %j', (title, wanted) => {
  expect(withNoBreakSpaces(title)).toBe(wanted.replaceAll('~', '\u00a0').replaceAll('^', '\u2060'));
  expect(withNoBreakSpaces(withNoBreakSpaces(title))).toBe(withNoBreakSpaces(title));
  expect(withNoBreakSpaces(title).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(
    title.replaceAll('  ', ' '),
  );
});
