import { expect, test } from 'vitest';
import type { SuggestedPlace } from './suggested-place';
import { optionsFor } from './options-for.browser';

const places = (...ids: number[]) => ids.map((id) => ({ id }) as SuggestedPlace);
const listed = (
  query: string,
  suggestions: number[],
  recent: number[],
  { code = false, answered = true } = {},
) =>
  optionsFor({
    asked: query,
    code,
    answered,
    suggestions: places(...suggestions),
    recent: places(...recent),
  }).map(({ kind, place }) => place?.id ?? kind);

test('lists suggestions, then nearby, then recent searches up to a limit', () => {
  expect(listed('itaim', [1, 2, 3], [4, 5, 6])).toEqual([1, 2, 3, 'near', 4, 5]);
  expect(listed('', [], [4, 5, 6, 7])).toEqual(['near', 4, 5, 6]);
});

test('no place stands there twice, and nothing under a code', () => {
  expect(listed('itaim', [1, 2], [2, 1, 4])).toEqual([1, 2, 'near', 4]);
  expect(listed('18466', [], [4], { code: true })).toEqual([]);
});

test('offers no option until the first suggestions arrive', () => {
  expect(listed('itaim', [], [], { answered: false })).toEqual([]);
});
