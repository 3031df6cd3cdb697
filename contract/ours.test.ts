import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, ours } from './ours';

const oursIn = (schema: z.ZodType) => fieldsOf(schema).flatMap(({ path, isOurs }) => (isOurs ? [path] : []));

test('finds a mark at any position, also in schemas derived from it', () => {
  const text = z.string();
  const inner = z.object({ a: text, b: ours(text), c: ours(text).nullish(), d: ours(text.nullish()) });
  expect(oursIn(inner)).toEqual(['b', 'c', 'd']);
  expect(oursIn(inner.extend({ e: ours(z.number().int()).min(1).default(1) }))).toEqual(['b', 'c', 'd', 'e']);
  expect(oursIn(z.object({ list: z.array(inner).default([]) }).transform((all) => all))).toEqual(
    ['b', 'c', 'd'].map((name) => `list[].${name}`),
  );
});

test('what stands in a field of ours is ours, and what it was made of is not', () => {
  const point = z.object({ lat: z.number(), lng: z.number().optional() });
  const schema = z.object({ here: point, there: ours(point).nullable() });
  expect(fieldsOf(schema)).toEqual([
    { path: 'here', isOurs: false },
    { path: 'here.lat', isOurs: false },
    { path: 'here.lng', isOurs: false },
    { path: 'there', isOurs: true },
    { path: 'there.lat', isOurs: true },
    { path: 'there.lng', isOurs: true },
  ]);
});
