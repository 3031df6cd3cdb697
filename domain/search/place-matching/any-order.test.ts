import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brazilianStates } from '../../taxonomy/states';
import { isLabelOf } from '../place-text';
import type { MatchablePlace } from './place-index';
import { rankPlaces } from './rank-places';

const names = [
  'Jardim',
  'Vila',
  'São',
  'Santo',
  'Europa',
  'Nova',
  'Moema',
  'Moena',
  'da',
  'Barra',
  'Rio',
  'Sto',
  'Itu',
];
const name = fc
  .array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const anyPlace = fc
  .record({
    localizacao: name,
    cidade: name,
    estado: fc.constantFrom(...Object.keys(brazilianStates), 'Flórida'),
    pais: fc.constantFrom('BR', 'US', ''),
    districts: fc.array(name, { maxLength: 2 }),
    isTownFirst: fc.boolean(),
  })
  .map(({ isTownFirst, ...place }): MatchablePlace => {
    const { localizacao, cidade } = place;
    const parts = isTownFirst ? [cidade, localizacao] : [localizacao, cidade];
    return { ...place, value: [...new Set(parts)].join(', ') };
  });
const anyPlaces = fc.array(anyPlace, { maxLength: 12 });
const sortedWords = (text: string) => text.split(/[ ,]+/).sort().join(' ');
const anyWord = fc.constantFrom(
  ...names,
  'jd',
  'vl',
  's',
  'sp',
  'rj',
  'ms',
  'jardin',
  'moeam',
  'bar',
  'brasil',
  'x',
);

test('any order of words gives the same places in the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPlace, { maxLength: 12, selector: ({ value }) => sortedWords(value) }),
      fc
        .array(anyWord, { minLength: 1, maxLength: 4 })
        .chain((words) =>
          fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
        ),
      (places, [words, shuffled]) => {
        const found = (text: readonly string[]) => rankPlaces(text.join(' '), places, 20);
        expect(found(shuffled)).toEqual(found(words));
      },
    ),
    { numRuns: 300 },
  );
});

test('its own label finds a place first', () => {
  fc.assert(
    fc.property(anyPlaces, anyPlace, (others, place) => {
      for (const text of [place.value, place.value.toUpperCase()]) {
        const [first] = rankPlaces(text, [...others, place], 3);
        expect(first && isLabelOf(first, place.value)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
