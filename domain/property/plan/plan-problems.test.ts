import { describe, expect, it } from 'vitest';
import type { PlanInput } from './plan';
import { readPlan } from './plan-problems';

/** Two rooms of 20 m² beside each other, and a patio. */
const valid = (): PlanInput => ({
  north: 0,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        {
          name: 'Sala',
          points: [
            [0, 0],
            [5, 0],
            [5, 4],
            [0, 4],
          ],
        },
        {
          name: 'Quarto',
          points: [
            [5, 0],
            [10, 0],
            [10, 4],
            [5, 4],
          ],
        },
        {
          name: 'Pátio',
          points: [
            [0, 4],
            [10, 4],
            [10, 9],
            [0, 9],
          ],
          outdoors: true,
        },
      ],
      openings: [
        { kind: 'window', from: [1, 0], to: [3, 0] },
        { kind: 'door', from: [5, 1], to: [5, 2] },
      ],
    },
  ],
  photos: [{ photo: 1, floor: 0, at: [1, 1], looking: 90, hour: '10:00' }],
});
const changed = (change: (plan: PlanInput) => void): PlanInput => {
  const plan = valid();
  change(plan);
  return plan;
};
const problem = (value: unknown, property = { area: 40 as number | null, photoCount: 3 }) =>
  readPlan(value, property).problem;

describe('a measured plan', () => {
  it('is read with its defaults', () => {
    const plan = { floors: valid().floors.map(({ openings: _, ...floor }) => floor) };
    expect(readPlan(plan, { area: 40, photoCount: 0 }).plan).toMatchObject({
      north: null,
      photos: [],
      floors: [{ openings: [] }],
    });
    expect(problem(valid())).toBeUndefined();
  });

  it.each([36.5, 40, 44])('fits an area of %d m², within a tenth', (area) => {
    expect(problem(valid(), { area, photoCount: 3 })).toBeUndefined();
  });

  it.each<[string, number | null]>([
    ['os cômodos somam 40 m², e o imóvel tem 36 m²', 36],
    ['os cômodos somam 40 m², e o imóvel tem 45 m²', 45],
    ['a área do imóvel não é conhecida, e a planta não pode ser conferida', null],
  ])('%s', (expected, area) => {
    expect(problem(valid(), { area, photoCount: 3 })).toBe(expected);
  });

  it.each<[string, unknown]>([
    ['a planta não tem o formato esperado', 'x'],
    ['o campo floors da planta falta ou está fora dos limites', {}],
    [
      'o campo floors.0.rooms.0.name da planta falta ou está fora dos limites',
      changed((plan) => (plan.floors[0]!.rooms[0]!.name = ' ')),
    ],
    [
      'o campo floors.0.rooms.0.points.0.0 da planta falta ou está fora dos limites',
      changed((plan) => (plan.floors[0]!.rooms[0]!.points[0] = [-201, 0])),
    ],
    [
      'Térreo: o contorno de Sala se cruza ou volta sobre si mesmo',
      changed(
        (plan) =>
          (plan.floors[0]!.rooms[0]!.points = [
            [0, 0],
            [5, 4],
            [5, 0],
            [0, 4],
          ]),
      ),
    ],
    [
      'Térreo: Sala e Quarto ocupam o mesmo lugar',
      changed((plan) => (plan.floors[0]!.rooms[1]!.points[0] = [4, 0])),
    ],
    [
      'Térreo: a janela 1 não fica na parede de nenhum cômodo',
      changed((plan) => (plan.floors[0]!.openings![0] = { kind: 'window', from: [1, 2], to: [3, 2] })),
    ],
    [
      'Térreo: a porta 2 tem menos de 0,2 m',
      changed((plan) => (plan.floors[0]!.openings![1]!.to = [5, 1.1])),
    ],
    ['a planta cita a foto 4, e o imóvel tem 3', changed((plan) => (plan.photos![0]!.photo = 4))],
    ['a planta cita a foto 1 mais de uma vez', changed((plan) => plan.photos!.push(plan.photos![0]!))],
    ['a foto 1 é de um andar que a planta não tem', changed((plan) => (plan.photos![0]!.floor = 1))],
    [
      'a foto 1 não fica dentro de nenhum cômodo (Térreo)',
      changed((plan) => (plan.photos![0]!.at = [11, 1])),
    ],
  ])('%s', (expected, value) => {
    expect(problem(value)).toBe(expected);
  });

  it('has at most 400 points', () => {
    const comb = Array.from({ length: 40 }, (_, at): [number, number] => [
      at % 2 ? 0 : 9 - at / 5,
      10 + at / 4,
    ]);
    const plan = changed(({ floors }) => {
      for (let room = 0; room < 16; room += 1)
        floors[0]!.rooms.push({ name: 'Sala', points: comb.map(([x, y]) => [x, y + room * 10]) });
    });
    expect(problem(plan)).toBe('os contornos têm mais de 400 pontos');
  });

  it('overlaps as little as five centimetres of wall', () => {
    const plan = changed(({ floors }) => {
      floors[0]!.rooms[1]!.points = [
        [4.95, 0],
        [10, 0],
        [10, 4],
        [4.95, 4],
      ];
    });
    expect(problem(plan)).toBeUndefined();
  });
});
