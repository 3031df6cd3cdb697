import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo/geo';
import { maxDisplacement, minDisplacement, publicPoint } from './public-point';

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const place = fc.record({
  secret: fc.string({ minLength: 16 }),
  displayAddress: fc.constantFrom('street' as const, 'neighborhood' as const),
  point,
});

describe('the public point of a listing', () => {
  it('is the true one only where the whole address may be shown', () => {
    const true_ = { lat: -23.6, lng: -46.66 };
    const given = { secret: 'k', point: true_ };
    expect(publicPoint({ ...given, displayAddress: 'all' })).toEqual({ ...true_, exact: true });
    expect(publicPoint({ ...given, displayAddress: 'street' })).toMatchObject({ exact: false });
  });

  it('lies 150 to 500 m away otherwise, and is always the same', () => {
    fc.assert(
      fc.property(place, (given) => {
        const shown = publicPoint(given)!;
        const metres = distanceKm(shown, given.point) * 1000;
        expect(metres).toBeGreaterThan(minDisplacement - 2);
        expect(metres).toBeLessThan(maxDisplacement + 2);
        expect(publicPoint(given)).toEqual(shown);
      }),
    );
  });

  it('is another with another secret', () => {
    fc.assert(
      fc.property(place, (given) => {
        expect(publicPoint({ ...given, secret: `${given.secret}x` })).not.toEqual(publicPoint(given));
      }),
    );
  });

  it('is one for all homes of one building', () => {
    const building = { lat: -23.6, lng: -46.66 };
    const units = [0, 1e-6, -4e-5, 1e-4, -3e-4].map((by) =>
      publicPoint({
        secret: 'k',
        displayAddress: by > 0 ? 'street' : 'neighborhood',
        point: { lat: building.lat + by, lng: building.lng - by },
      }),
    );
    expect(new Set(units.map((unit) => JSON.stringify(unit))).size).toBe(1);
  });

  it('is another for the next block', () => {
    const at = (lat: number) =>
      publicPoint({ secret: 'k', displayAddress: 'street', point: { lat, lng: -46.66 } })!;
    const [one, next] = [at(-23.6), at(-23.602)];
    expect(Math.abs(one.lat - next.lat - 0.002)).toBeGreaterThan(1e-4);
  });

  it('does not exist without a true one', () => {
    expect(publicPoint({ secret: 'k', point: null, displayAddress: 'all' })).toBeNull();
  });
});
