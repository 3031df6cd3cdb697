import { expect, test } from 'vitest';
import type { PropertyEvent } from '@api/catalogue/schema-events';
import { netChange } from './net-change';

type EventInput = Pick<PropertyEvent, 'kind'> & { from?: number | null; to?: number | null; shown?: boolean };
const event = ({ kind, from = null, to = null, shown = true }: EventInput, at: number) =>
  ({
    kind,
    at: new Date(at),
    ...{ old_price: from, old_shown: shown, old_currency: 'BRL' },
    ...{ new_price: to, new_shown: true, new_currency: 'BRL' },
  }) as PropertyEvent;
const real = (amount: number) => ({ amount, currency: 'BRL' });

test.each<[string, EventInput[], object | null]>([
  ['nothing', [], null],
  ['a fall', [{ kind: 'price', from: 9, to: 7 }], { kind: 'price', before: real(9), after: real(7) }],
  [
    'two changes, as one',
    [
      { kind: 'price', from: 9, to: 8 },
      { kind: 'price', from: 8, to: 7 },
    ],
    { kind: 'price', before: real(9), after: real(7), at: new Date(1) },
  ],
  [
    'a change that was taken back',
    [
      { kind: 'price', from: 9, to: 8 },
      { kind: 'price', from: 8, to: 9 },
    ],
    null,
  ],
  [
    'a price that was hidden',
    [{ kind: 'price', from: 9, to: 7, shown: false }],
    { kind: 'price', before: null, after: real(7) },
  ],
  ['one that left', [{ kind: 'left', from: 9 }], { kind: 'left', before: real(9), after: null }],
  [
    'one that was announced',
    [{ kind: 'announced', to: 7 }],
    { kind: 'announced', before: null, after: real(7) },
  ],
  ['one that came back', [{ kind: 'back', to: 7 }], { kind: 'back', before: null, after: real(7) }],
  [
    'one that left and came back',
    [
      { kind: 'left', from: 9 },
      { kind: 'back', to: 9 },
    ],
    null,
  ],
  [
    'one that left and came back at another price',
    [
      { kind: 'left', from: 9 },
      { kind: 'back', to: 7 },
    ],
    { kind: 'price', before: real(9), after: real(7) },
  ],
  [
    'one that was gone, and is',
    [
      { kind: 'back', to: 9 },
      { kind: 'left', from: 9 },
    ],
    null,
  ],
  [
    'one that was announced, left and came back',
    [
      { kind: 'announced', to: 9 },
      { kind: 'left', from: 9 },
      { kind: 'back', to: 7 },
    ],
    { kind: 'announced', before: null, after: real(7) },
  ],
])('of an offer’s events the net change is told: %s', (_, events, expected) => {
  const change = netChange(events.map(event));
  if (expected === null) expect(change).toBeNull();
  else expect(change).toMatchObject(expected);
});
