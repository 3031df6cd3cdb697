import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '@domain/geo';
import { maxDisplacement, minDisplacement, publicPoint } from './public-point';

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const place = fc.record({
  source: fc.string({ minLength: 1 }),
  reference: fc.string({ minLength: 1 }),
  secret: fc.string({ minLength: 16 }),
  displayAddress: fc.constantFrom('street' as const, 'neighborhood' as const),
  point,
});

describe('the public point of a listing', () => {
  it('is the true one only where the whole address may be shown', () => {
    const true_ = { lat: -23.6, lng: -46.66 };
    const given = { source: 's', reference: 'r', secret: 'k', point: true_ };
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

  it('is another with another secret, another source or another reference', () => {
    fc.assert(
      fc.property(place, (given) => {
        const shown = publicPoint(given);
        expect(publicPoint({ ...given, secret: `${given.secret}x` })).not.toEqual(shown);
        expect(publicPoint({ ...given, source: `${given.source}x` })).not.toEqual(shown);
        expect(publicPoint({ ...given, reference: `${given.reference}x` })).not.toEqual(shown);
      }),
    );
  });

  it('does not exist without a true one', () => {
    expect(
      publicPoint({ source: 's', reference: 'r', secret: 'k', point: null, displayAddress: 'all' }),
    ).toBeNull();
  });
});
