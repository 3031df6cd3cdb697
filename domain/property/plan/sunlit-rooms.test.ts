import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plan as planSchema, type Plan, type PlanPoint } from './plan';
import { sunlitRooms } from './sunlit-rooms';
import { withNorthUp } from './turn';

const box = (x: number, y: number, width: number, height: number): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
/** Bedroom in the west, sitting room in the east with a wall of glass to the east, patio east of it. */
const house: Plan = planSchema.parse({
  north: 0,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Quarto', points: box(0, 0, 4, 4) },
        { name: 'Sala', points: box(4, 0, 5, 4) },
        { name: 'Pátio', points: box(9, 0, 4, 4), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [0, 1], to: [0, 3] },
        { kind: 'window', from: [9, 1], to: [9, 3] },
        { kind: 'window', from: [4, 1], to: [4, 2] },
        { kind: 'door', from: [5, 0], to: [6, 0] },
      ],
    },
    { name: 'Andar de cima', rooms: [{ name: 'Suíte', points: box(0, 0, 4, 4) }] },
  ],
});
const lit = (azimuth: number, altitude: number, plan: Plan = house) =>
  sunlitRooms(plan, { azimuth, altitude }).map(({ floor, room }) => plan.floors[floor]!.rooms[room]!.name);

describe('the sun', () => {
  it.each<[string, number, number, string[]]>([
    ['rises in the east', 90, 30, ['Sala', 'Pátio']],
    ['is behind the house from the patio', 270, 30, ['Quarto']],
    ['does not pass a door', 0, 30, ['Pátio']],
    ['grazes the wall', 170, 30, ['Pátio']],
    ['is overhead', 90, 85, []],
    ['is on the horizon', 90, 3, []],
  ])('%s', (_, azimuth, altitude, rooms) => {
    expect(lit(azimuth, altitude)).toEqual(rooms);
  });

  it('is not followed where north is unknown', () => {
    expect(lit(90, 30, { ...house, north: null })).toEqual([]);
  });

  it('does not reach ground under an upper floor', () => {
    const [ground, upper] = house.floors;
    const covered = { ...upper!, rooms: [{ name: 'Suíte', points: box(9, 0, 4, 4) }] };
    expect(lit(90, 30, { ...house, floors: [ground!, covered] })).toEqual(['Sala']);
  });

  it('does not reach a window behind another wing', () => {
    const wing = { name: 'Anexo', points: box(14, 0, 3, 4) };
    const [ground] = house.floors;
    expect(lit(90, 30, { ...house, floors: [{ ...ground!, rooms: [...ground!.rooms, wing] }] })).toEqual([]);
  });

  test('turns with the drawing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -360, max: 360 }),
        // Never the exact angle where a window begins to be lit.
        fc.integer({ min: 0, max: 359 }).map((whole) => whole + 0.37),
        fc.integer({ min: 6, max: 89 }),
        (north, azimuth, altitude) => {
          const plan = { ...house, north };
          const turned = withNorthUp(plan);
          expect(sunlitRooms(turned, { azimuth, altitude })).toEqual(
            sunlitRooms(plan, { azimuth, altitude }),
          );
          expect(sunlitRooms(plan, { azimuth: azimuth - north, altitude })).toEqual(
            sunlitRooms(house, { azimuth, altitude }),
          );
        },
      ),
    );
  });

  test('is at most 45° from the drawing’s north after a turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: -360, max: 360 }), (north) => {
        expect(Math.abs(withNorthUp({ ...house, north }).north!)).toBeLessThanOrEqual(45);
      }),
    );
  });
});
