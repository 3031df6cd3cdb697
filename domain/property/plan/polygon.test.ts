import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { overlapOf } from './overlap';
import type { PlanPoint } from './plan';
import { areaOf, isInside, isSimple, signedArea } from './polygon';

/** Star-shaped around its middle, so that no edges cross. */
const polygon = fc
  .record({
    middle: fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 })),
    radii: fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ middle: [x, y], radii }) =>
    radii.map((radius, index): PlanPoint => {
      const angle = (2 * Math.PI * index) / radii.length;
      return [x + (radius / 10) * Math.cos(angle), y + (radius / 10) * Math.sin(angle)];
    }),
  );
const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const shift = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const turned = (points: PlanPoint[], by: number): PlanPoint[] =>
  points.map(([x, y]) => [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)]);
const moved = (points: PlanPoint[], [dx, dy]: readonly [number, number]): PlanPoint[] =>
  points.map(([x, y]) => [x + dx, y + dy]);
const square = (x: number, y: number, side = 4): PlanPoint[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('area', () => {
  test('is the same wherever and however the polygon lies', () => {
    fc.assert(
      fc.property(polygon, angle, shift, (points, by, to) => {
        expect(areaOf(moved(turned(points, by), to))).toBeCloseTo(areaOf(points), 6);
      }),
    );
  });

  test('changes its sign with the direction of the vertices', () => {
    fc.assert(
      fc.property(polygon, (points) => {
        expect(signedArea(points.toReversed())).toBeCloseTo(-signedArea(points), 9);
      }),
    );
  });
});

describe('overlap', () => {
  test('is symmetric, and at most the smaller area', () => {
    fc.assert(
      fc.property(polygon, polygon, fc.constantFrom(0, 0.06), (a, b, thin) => {
        const overlap = overlapOf(a, b, thin);
        expect(overlapOf(b, a, thin)).toBeCloseTo(overlap, 6);
        expect(overlap).toBeLessThanOrEqual(Math.min(areaOf(a), areaOf(b)) + 1e-6);
      }),
    );
  });

  test('of a polygon with itself is its area', () => {
    fc.assert(
      fc.property(polygon, (a) => {
        expect(overlapOf(a, a)).toBeCloseTo(areaOf(a), 6);
      }),
    );
  });

  test('is the same after both move', () => {
    fc.assert(
      fc.property(polygon, polygon, shift, (a, b, to) => {
        expect(overlapOf(moved(a, to), moved(b, to))).toBeCloseTo(overlapOf(a, b), 5);
      }),
    );
  });

  it.each<[string, PlanPoint[], number, number]>([
    ['apart', square(5, 0), 0, 0],
    ['a shared wall', square(4, 0), 0, 0],
    ['a quarter', square(2, 2), 0, 4],
    ['five centimetres of wall', square(3.95, 0), 0.06, 0],
    ['ten centimetres of wall', square(3.9, 0), 0.06, 0.4],
  ])('%s', (_, other, thin, expected) => {
    expect(overlapOf(square(0, 0), other, thin)).toBeCloseTo(expected, 6);
  });
});

describe('shape', () => {
  test('a polygon without crossing edges is simple, its middle inside', () => {
    fc.assert(
      fc.property(polygon, (points) => {
        expect(isSimple(points)).toBe(true);
      }),
    );
    expect(isInside(square(0, 0), [2, 2])).toBe(true);
    expect(isInside(square(0, 0), [5, 2])).toBe(false);
  });

  it.each<[string, PlanPoint[]]>([
    [
      'a bow tie',
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
    ],
    ['a repeated vertex', [...square(0, 0), [0, 0]]],
    [
      'an edge that runs back',
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 4],
      ],
    ],
    [
      'a vertex on another edge',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ],
    ],
  ])('%s is not simple', (_, points) => {
    expect(isSimple(points)).toBe(false);
  });
});
