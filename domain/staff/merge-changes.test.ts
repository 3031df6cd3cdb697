import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Changes, type FieldValue, isSame, mergeChanges } from './merge-changes';

interface Fields {
  state: FieldValue;
  step: string | null;
}
const stored: Fields = { state: { name: 'perdido', reason: 'preço' }, step: 'Ligar' };

test('different fields of two writers are both saved', () => {
  const afterOne = { ...stored, step: 'Visitar' };
  const state = { was: stored.state, value: { name: 'novo', reason: null } };
  expect(mergeChanges(afterOne, { state })).toEqual({ saved: { state: state.value }, conflicts: [] });
});

test('of the same field the second writer learns', () => {
  expect(mergeChanges(stored, { step: { was: null, value: 'Escrever' } })).toEqual({
    saved: {},
    conflicts: ['step'],
  });
});

test.each([
  ['the same value of both writers', { step: { was: null, value: 'Ligar' } }],
  ['a field that its writer did not change', { step: { was: 'Escrever', value: 'Escrever' } }],
  ['an absent field', { step: undefined }],
  ['names in another order', { state: { was: null, value: { reason: 'preço', name: 'perdido' } } }],
])('%s is no conflict, and nothing to save', (_, changes: Changes<Fields>) => {
  expect(mergeChanges(stored, changes)).toEqual({ saved: {}, conflicts: [] });
});

test('values of another shape differ', () => {
  expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame({ a: undefined }, {})).toBe(false);
  expect(isSame(null, {})).toBe(false);
});

type Row = Record<string, string | null>;
const names = ['a', 'b', 'c'] as const;
const value = fc.constantFrom(null, 'x', 'y', 'z');
const row = fc.record({ a: value, b: value, c: value });
/** Writers who read the same row, each with the fields that it changes. */
const writers = fc.array(fc.record({ a: value, b: value, c: value }, { requiredKeys: [] }), { maxLength: 8 });

test('no writer loses a change without learning of it', () => {
  fc.assert(
    fc.property(row, writers, (read, all) => {
      let now: Row = read;
      for (const wanted of all) {
        const before = now;
        const changes = Object.fromEntries(
          Object.entries(wanted).map(([name, to]) => [name, { was: read[name as 'a'], value: to! }]),
        );
        const { saved, conflicts } = mergeChanges(before, changes);
        now = { ...before, ...saved } as Row;
        for (const name of names) {
          const isWanted = name in wanted && wanted[name] !== read[name];
          // Stored, or in conflict; and what another wrote is never overwritten.
          if (isWanted) expect(now[name] === wanted[name] || conflicts.includes(name)).toBe(true);
          else expect(now[name]).toBe(before[name]);
          if (before[name] !== read[name]) expect(now[name]).toBe(before[name]);
        }
      }
    }),
  );
});
