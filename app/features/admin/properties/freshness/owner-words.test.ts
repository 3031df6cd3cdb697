import { expect, test } from 'vitest';
import { ownerWords } from './owner-words';

const row = { contacts: 0, visits: 0, views: 412, currency: 'BRL' } as const;
const nothing = { place: null, square_metre: null };
const square_metre = { n: 7, low: 36_000, high: 39_000, own: 41_000 };
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test.each([
  [{ ...row, for_owner: nothing }, 'Ninguém em contato em 30 dias.'],
  [{ ...row, visits: 3, contacts: 4, for_owner: nothing }, 'Três visitas.'],
  [
    { ...row, contacts: 2, for_owner: { place: 'acima da' as const, square_metre: null } },
    'Mais visto que os parecidos, duas pessoas em contato.',
  ],
  [
    { ...row, for_owner: { place: 'dentro da' as const, square_metre } },
    'Visto como os parecidos, ninguém em contato em 30 dias. Metade dos sete parecidos pede de R$ 36 mil a R$ 39 mil por m²; este pede R$ 41 mil.',
  ],
])('says what the report shows: %#', (given, text) => {
  expect(plain(ownerWords(given))).toBe(text);
});

test('says nothing of a property that nobody has counted', () => {
  expect(ownerWords({ ...row, views: null, for_owner: nothing })).toBeNull();
});
