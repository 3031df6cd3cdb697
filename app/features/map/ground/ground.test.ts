import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GroundFile, metersPerUnit, pointsOf, ringOf, toPoint, toUnits, type XY } from './ground-file';
import { groundNote } from './ground-note';
import { shapesOf } from './shapes';
import { clipRing, roundedPath } from './paths';
import { fittingNames } from './place-names';

const file: GroundFile = {
  scale: 1_000_000,
  origin: [380_000, 565_000],
  size: [1000, 1000],
  land: [[0, 0, 500, 0, 0, 500]],
  places: [],
  borders: [[10, 20, 5, -5]],
  waters: [],
};

test('a point comes back from the units of a file', () => {
  const point = { lat: -22.95, lng: -43.2 };
  const there = toPoint(file, toUnits(file, point));
  expect(there.lat).toBeCloseTo(point.lat, 9);
  expect(there.lng).toBeCloseTo(point.lng, 9);
  expect(metersPerUnit(file.scale, 0)).toBeCloseTo(40.075, 3);
});

test('a ring comes back from its steps', () => {
  const ring: XY[] = [
    [3, 4],
    [-2, 9],
    [100, 0],
  ];
  expect(pointsOf(ringOf(ring))).toEqual(ring);
});

test('a clipped ring is within the frame', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 3, maxLength: 30 }), (points) => {
      const frame = { left: -50, top: -20, right: 60, bottom: 40 };
      for (const [x, y] of clipRing(points, frame)) {
        expect(x).toBeGreaterThanOrEqual(-50.001);
        expect(x).toBeLessThanOrEqual(60.001);
        expect(y).toBeGreaterThanOrEqual(-20.001);
        expect(y).toBeLessThanOrEqual(40.001);
      }
    }),
  ));

test('a ring that is cut by a corner keeps what is inside', () => {
  const square: XY[] = [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ];
  const cut = clipRing(square, { left: 0, top: 0, right: 50, bottom: 50 });
  expect(new Set(cut.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});

test('land is drawn rounded, borders straight; without a coast all is land', () => {
  expect(shapesOf(file)).toEqual({
    land: 'M250 250Q0 0 250 0 500 0 500 250 500 500 250 250z',
    borders: 'M10 20l5 -5',
  });
  expect(shapesOf({ ...file, land: [] }).land).toBeNull();
  expect(roundedPath([[1, 1]])).toBe('');
});

test('of two names that overlap the first is shown', () => {
  const names = [
    { name: 'Leblon', x: 100, y: 100 },
    { name: 'Ipanema', x: 120, y: 110 },
    { name: 'Lagoa', x: 120, y: 130 },
  ];
  expect(fittingNames(names).map(({ name }) => name)).toEqual(['Leblon', 'Lagoa']);
});

test('the line above the map says whose drawing it is', () => {
  expect(groundNote('there', true)).toBeNull();
  expect(groundNote('waiting', true)).toBeNull();
  expect(groundNote('missing', true)).toBe('As ruas não vieram; este desenho é nosso.');
  expect(groundNote('unset', true)).toBe('Este desenho é nosso, sem ruas.');
  expect(groundNote('unset', false)).toBe('Daqui ainda não temos desenho.');
  expect(groundNote('missing', false)).toBe('As ruas não vieram, e daqui ainda não temos desenho.');
});
