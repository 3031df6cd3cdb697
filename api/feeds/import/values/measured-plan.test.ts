import { expect, it } from 'vitest';
import type { PlanInput } from '@domain/property/plan/plan';
import { readMeasuredPlan } from './measured-plan';
import { Warnings } from '../remarks';

const plan: PlanInput = {
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
      ],
    },
  ],
  photos: [{ photo: 2, floor: 0, at: [1, 1], looking: 90 }],
};
const picture = (url: string, primary = false) => ({ url, caption: '', primary });
const read = (
  text: string,
  listing: { area?: number | null; photos?: number; pictures?: boolean[] } = {},
) => {
  const warnings = new Warnings();
  const { area = 20, photos = 2, pictures = [true, false] } = listing;
  const found = readMeasuredPlan(
    { plan: text, pictures: pictures.map((primary, index) => picture(`${index}`, primary)) },
    { area, photos: Array.from({ length: photos }, (_, index) => ({ url: `${index}` })), floorPlans: [] },
    warnings,
  );
  return { found, warnings: warnings.list };
};
const text = JSON.stringify(plan);

it('reads the plan of our own export', () => {
  expect(read(text)).toMatchObject({ found: plan, warnings: [] });
  expect(read('')).toEqual({ found: null, warnings: [] });
});

it.each<[string, string, Parameters<typeof read>[1]?]>([
  ['a planta não tem o formato esperado', '{"floors":'],
  ['os cômodos somam 20 m², e o imóvel tem 30 m²', text, { area: 30 }],
  ['a planta cita a foto 2, e o imóvel tem 1', text, { photos: 1, pictures: [true] }],
  [
    'as fotos usadas não são as do arquivo, e os números da planta seriam outros',
    text,
    { pictures: [true, false, false] },
  ],
  [
    'as fotos usadas não são as do arquivo, e os números da planta seriam outros',
    text,
    { pictures: [false, true] },
  ],
])('leaves a plan out: %s', (value, given, listing) => {
  expect(read(given, listing)).toEqual({ found: null, warnings: [{ code: 'plan-dropped', value }] });
});

it('needs no order of the photos for a plan without numbers', () => {
  const bare = JSON.stringify({ ...plan, photos: [] });
  expect(read(bare, { pictures: [false, true, false] }).found).not.toBeNull();
});
