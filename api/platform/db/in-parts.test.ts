import { expect, test } from 'vitest';
import { inParts } from './in-parts';

test('parts of at most 100 in their order, with a pause after each', async () => {
  let pauses = 0;
  const seen: number[] = [];
  const items = Array.from({ length: 250 }, (_, index) => index);
  const sizes = await inParts(items, (part) => {
    if (seen.length > 0) expect(pauses).toBeGreaterThan(0);
    pauses = 0;
    setImmediate(() => (pauses += 1));
    seen.push(...part);
    return Promise.resolve(part.length);
  });
  expect([sizes, seen]).toEqual([[100, 100, 50], items]);
});
