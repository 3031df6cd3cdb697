import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundingBox, distanceKm, type Point } from './geo';

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two points', () => {
  test.each<[string, Point, Point, number]>([
    ['São Paulo to Rio', { lat: -23.5505, lng: -46.6333 }, { lat: -22.9068, lng: -43.1729 }, 361],
    ['London to New York', { lat: 51.5074, lng: -0.1278 }, { lat: 40.7128, lng: -74.006 }, 5570],
    ['across the antimeridian', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20015],
    ['a place and itself', { lat: -23.5, lng: -46.6 }, { lat: -23.5, lng: -46.6 }, 0],
  ])('%s', (_name, a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  test('is the same both ways and at most half the globe', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('the box around a circle', () => {
  const holds = (box: ReturnType<typeof boundingBox>, { lat, lng }: Point) =>
    lat >= box.south - 1e-9 &&
    lat <= box.north + 1e-9 &&
    (box.west <= box.east
      ? lng >= box.west - 1e-9 && lng <= box.east + 1e-9
      : lng >= box.west - 1e-9 || lng <= box.east + 1e-9);

  test('holds every point of the circle, at poles and antimeridian too', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0, max: 3000, noNaN: true }), point, (center, km, other) => {
        // This point is often inside the circle.
        const near = {
          lat: center.lat + (other.lat - center.lat) / 20,
          lng: center.lng + (other.lng - center.lng) / 20,
        };
        for (const candidate of [near, other, center]) {
          if (distanceKm(center, candidate) <= km)
            expect(holds(boundingBox(center, km), candidate)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('is tight: about the circle wide and high', () => {
    const box = boundingBox({ lat: -23.55, lng: -46.63 }, 10);
    expect(distanceKm({ lat: box.south, lng: -46.63 }, { lat: box.north, lng: -46.63 })).toBeCloseTo(20, 1);
    expect(distanceKm({ lat: -23.55, lng: box.west }, { lat: -23.55, lng: box.east })).toBeCloseTo(20, 1);
  });

  test('has west above east at the antimeridian, all longitudes at a pole', () => {
    const fiji = boundingBox({ lat: -17, lng: 179.9 }, 100);
    expect(fiji.west).toBeGreaterThan(fiji.east);
    expect(boundingBox({ lat: 89.9, lng: 10 }, 100)).toMatchObject({ north: 90, west: -180, east: 180 });
    expect(boundingBox({ lat: -89.9, lng: 10 }, 100)).toMatchObject({ south: -90, west: -180, east: 180 });
  });
});
