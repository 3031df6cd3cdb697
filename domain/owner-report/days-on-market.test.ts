import { expect, test } from 'vitest';
import { daysOnMarket, type OfferEvent } from './days-on-market';

const day = (number: number, hour = 12) => new Date(Date.UTC(2026, 0, number, hour));
const event = (number: number, kind: OfferEvent['kind'], negotiation: 'sell' | 'rent' = 'sell') => ({
  at: day(number),
  kind,
  negotiation,
});
const sale = { sell: true, rent: false };
const none = { sell: false, rent: false };
const both = { sell: true, rent: true };

test.each<[string, readonly OfferEvent[], typeof sale, Date, number]>([
  ['it stands since its announcement', [], sale, day(31), 30],
  ['a day that is not over does not count', [], sale, day(31, 11), 29],
  ['it was announced an hour ago', [], sale, day(1, 13), 0],
  ['it left', [event(11, 'left')], none, day(31), 10],
  ['it left and came back', [event(11, 'left'), event(21, 'back')], sale, day(31), 20],
  [
    'it was away twice',
    [event(3, 'left'), event(5, 'back'), event(7, 'left'), event(27, 'back')],
    sale,
    day(31),
    8,
  ],
  ['a price changed', [event(11, 'price')], sale, day(31), 30],
  ['the catalogue knew of its announcement', [event(1, 'announced')], sale, day(31), 30],
  ['it was announced later than its feed says', [event(11, 'announced')], sale, day(31), 20],
  ['rent came beside the sale', [event(11, 'announced', 'rent')], both, day(31), 30],
  [
    'the sale ended, rent goes on',
    [event(11, 'announced', 'rent'), event(21, 'left')],
    { sell: false, rent: true },
    day(31),
    30,
  ],
  [
    'both were away for a while',
    [event(11, 'left'), event(16, 'left', 'rent'), event(21, 'back', 'rent')],
    { sell: false, rent: true },
    day(31),
    25,
  ],
  [
    'what happened before the announcement’s date moves nothing',
    [{ ...event(1, 'price'), at: day(-5) }],
    sale,
    day(31),
    30,
  ],
  ['the clock stands before the announcement', [], sale, day(-3), 0],
])('days on offer: %s', (_, events, isOffered, now, days) => {
  expect(daysOnMarket(day(1), events, isOffered, now)).toBe(days);
});
