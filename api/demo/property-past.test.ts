import { describe, expect, it } from 'vitest';
import { demoMadeAt } from './demo-made-at';
import { demandOf } from './property-demand';
import { daysOf } from './property-days';
import { type DemoProperty, pastOf } from './property-past';

const dayMs = 86_400_000;
const property = (number: number, given: Partial<DemoProperty> = {}): DemoProperty => ({
  id: number,
  reference: `T${number}`,
  listedAt: new Date(demoMadeAt - (number * 13 + 2) * dayMs),
  isOn: true,
  currency: 'BRL',
  offers: [
    { negotiation: 'sell', price: 4_600_000, isShown: true },
    { negotiation: 'rent', price: 18_000, isShown: true },
  ],
  ...given,
});
const properties = Array.from({ length: 56 }, (_, index) => property(index));
const left = properties.map(({ id }) => property(id, { isOn: false }));

describe('the past of a home of the demo', () => {
  it.each([...properties, ...left])(
    '$reference, available: $isOn, has ordered events up to its state today',
    (each) => {
      const { events, away: offMarket } = pastOf(each);
      for (const { negotiation, price } of each.offers) {
        const own = events.filter((event) => event.negotiation === negotiation);
        expect(own[0]).toMatchObject({ kind: 'announced', at: each.listedAt });
        expect(own.at(-1)!.kind === 'left').toBe(!each.isOn);
        expect((own.at(-1)!.price ?? own.at(-1)!.before)!).toBe(price);
        own.slice(1).forEach((event, index) => {
          const [earlier, last] = [own[index]!, own[index]!.price];
          expect(event.at.getTime()).toBeGreaterThan(earlier.at.getTime());
          expect(event.at.getTime()).toBeLessThanOrEqual(demoMadeAt);
          expect(event.kind === 'back').toBe(earlier.kind === 'left');
          if (event.kind === 'price')
            expect([event.before, event.before === event.price]).toEqual([last, false]);
        });
      }
      expect(offMarket === null || offMarket.to !== null).toBe(each.isOn);
    },
  );

  it('changes some prices, a few repeatedly, and never a hidden price', () => {
    const changes = properties.map((each) => pastOf(each).changes.length);
    expect(changes.filter((count) => count > 0).length).toBeGreaterThan(25);
    expect(changes.filter((count) => count > 1).length).toBeGreaterThan(10);
    const hidden = { offers: [{ negotiation: 'sell' as const, price: 4_600_000, isShown: false }] };
    expect(properties.flatMap(({ id }) => pastOf(property(id, hidden)).changes)).toEqual([]);
  });

  it('is told of a day as it was told before, and of no day away', () => {
    for (const each of [...properties.slice(0, 8), ...left.slice(0, 8)]) {
      const past = pastOf(each);
      const days = daysOf(each, past, '2026-11-22');
      expect(daysOf(each, past, '2026-10-01')).toEqual(days.filter(({ day }) => day <= '2026-10-01'));
      const { away: offMarket } = past;
      const offMarketShare =
        offMarket && new Date(offMarket.from.getTime() + 10 * dayMs).toISOString().slice(0, 10);
      expect(days.some(({ day }) => day === offMarketShare)).toBe(false);
    }
  });

  it('draws most when it is new and when its price has changed', () => {
    const weekly = (from: number, to: number) => {
      const views = properties
        .slice(44)
        .flatMap((each) =>
          daysOf(each, { ...pastOf(each), changes: [], away: null }, '2026-11-22').slice(from, to),
        );
      return views.reduce((sum, { detail }) => sum + detail, 0) / views.length;
    };
    expect(weekly(0, 7)).toBeGreaterThan(2 * weekly(100, 200));
    const changed = properties.slice(44).flatMap((each) => {
      const past = pastOf(each);
      const days = daysOf(each, past, '2026-11-22');
      return past.changes.map((change) => {
        const at = days.findIndex(({ day }) => day >= change.toISOString().slice(0, 10));
        const sum = (from: number, to: number) =>
          days.slice(from, to).reduce((all, { detail }) => all + detail, 0);
        return sum(at + 1, at + 15) - sum(at - 14, at);
      });
    });
    expect(changed.reduce((sum, each) => sum + each, 0) / changed.length).toBeGreaterThan(5);
  });

  it('has demand near its own price, and none without a price', () => {
    for (const each of properties) {
      const { highest } = demandOf(each)!;
      expect(highest.length).toBeGreaterThanOrEqual(50);
      expect(Math.min(...highest)).toBeGreaterThan(0.6 * 4_600_000);
      expect(Math.max(...highest)).toBeLessThan(1.3 * 4_600_000);
    }
    expect(
      demandOf(property(1, { offers: [{ negotiation: 'sell', price: null, isShown: false }] })),
    ).toBeNull();
  });
});
