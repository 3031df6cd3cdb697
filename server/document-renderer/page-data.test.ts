import fc from 'fast-check';
import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { toTurboStream } from '~/navigation/page-data.browser';
import { writePageData } from './page-data';

const read = async (json: string) =>
  (await decode(new Blob([toTurboStream(JSON.parse(json))]).stream())).value;

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, '', '__proto__', '</script>'),
    fc.array(tie('value'), { maxLength: 5 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.oneof(tie('value'), fc.constant(undefined)),
    { maxKeys: 6, noNullPrototype: true },
  ),
})).object as fc.Arbitrary<object>;

test(
  'what is written is read back as it was',
  () =>
    fc.assert(
      fc.asyncProperty(plainData, async (data) => {
        const json = writePageData({ data })!;
        expect(json).not.toContain('<');
        // JSON has no negative zero.
        expect(await read(json)).toEqual(JSON.parse(JSON.stringify({ data })));
      }),
      { numRuns: 500 },
    ),
  60_000,
);

test.each([
  ['a date', new Date()],
  ['a promise', Promise.resolve(1)],
  ['an error', new Error('x')],
  ['a map', new Map()],
  ['a function', () => {}],
  ['a big integer', 1n],
  ['a symbol', Symbol.for('x')],
  ['what is no number', NaN],
  ['infinity', -Infinity],
  ['a hole in a list', [undefined]],
])('%s is left to turbo-stream', (_, value) => {
  expect(writePageData({ deep: [{ value }] })).toBeUndefined();
});
