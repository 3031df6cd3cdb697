import { describe, expect, test } from 'vitest';
import {
  degreeOf,
  expressionsIn,
  isSlow,
  isUnbounded,
  knownDegrees,
  slowExpressions,
} from './expressions.mjs';

const expression = (source: string, flags = '') => ({ source, flags, file: 'x.ts', line: 1 });

test('no expression takes longer than its text allows', () => {
  expect(slowExpressions({ known: knownDegrees() })).toEqual([]);
}, 120_000);

describe('an expression', () => {
  test.each([
    [String.raw`^a+b*c$`, 1],
    [String.raw`\s+$`, 2],
    [String.raw`\bpor\b(.*\d.*)$`, 3],
    ['^(a|a)*$', Infinity],
  ])('/%s/ has degree %s', (source, degree) => expect(degreeOf(expression(source))).toBe(degree));

  test.each([
    ['a*', true],
    ['a{2,}', true],
    ['[a*]{2}', false],
    [String.raw`\*{1,300}`, false],
    ['a{1,301}', true],
  ])('/%s/ repeats without a limit: %s', (source, isIt) =>
    expect(isUnbounded(expression(source))).toBe(isIt),
  );

  test('may take the square of a short text, and of no other', () => {
    expect(isSlow({ file: 'api/feeds/import/values/place.ts' }, 2)).toBe(false);
    expect(isSlow({ file: 'api/feeds/import/values/place.ts' }, 3)).toBe(true);
    expect(isSlow({ file: 'api/feeds/import/values/text.ts' }, 2)).toBe(true);
    expect(isSlow({ file: 'api/feeds/import/values/text.ts' }, 1)).toBe(false);
  });
});

test('literals and constant texts of constructors are found', () => {
  const source =
    "const a = /a+/g; new RegExp('b+', 'i'); new RegExp(`c${d}+`); RegExp(e); const f = 1 / 2 / 3;";
  expect(expressionsIn(source, 'x.ts').map((each) => each.source)).toEqual(['a+', 'b+', 'cx+']);
});
