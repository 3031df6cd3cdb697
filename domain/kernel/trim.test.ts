import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimEndOf, trimStartOf } from './trim';

test('both ends lose what an expression of the ends would remove', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '.') }), (text) => {
      expect(trimEndOf(text, /[ ,.]/)).toBe(text.replace(/[ ,.]+$/, ''));
      expect(trimStartOf(text, /[ ,.]/)).toBe(text.replace(/^[ ,.]+/, ''));
    }),
  );
});
