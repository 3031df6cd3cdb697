import fc from 'fast-check';
import { decode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { encodePageData } from './page-data';

const read = async (text: string) =>
  (await decode(new Blob([text]).stream() as ReadableStream<Uint8Array>)).value;

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined, NaN, Infinity, -Infinity, -0, '', '__proto__', '</script>'),
    fc.array(tie('value'), { maxLength: 5 }),
    tie('object'),
  ),
  object: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 6, noNullPrototype: true },
  ),
})).object as fc.Arbitrary<object>;

test(
  'what is written is read back as it was, by the reader that Remix has in the browser',
  () =>
    fc.assert(
      fc.asyncProperty(plainData, async (data) => {
        expect(await read(encodePageData({ data })!)).toEqual({ data });
      }),
      { numRuns: 2000 },
    ),
  60_000,
);

test('a text that stands in many places is written once', () => {
  const text = encodePageData({ a: 'São Paulo', b: ['São Paulo', { c: 'São Paulo' }] })!;
  expect(text.match(/São Paulo/g)).toHaveLength(1);
});

test.each([
  ['a date', new Date()],
  ['a promise', Promise.resolve(1)],
  ['an error', new Error('x')],
  ['a map', new Map()],
  ['a function', () => {}],
  ['a big integer', 1n],
  ['a symbol', Symbol.for('x')],
])('%s is left to turbo-stream', (_, value) => {
  expect(encodePageData({ deep: [{ value }] })).toBeUndefined();
});
