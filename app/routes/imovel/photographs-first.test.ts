import { expect, test } from 'vitest';
import type { PropertyDetail } from '~/domain/property';
import { opensDrawn, photographsFirst } from './photographs-first';

const photo = (name: string, caption?: string, alt = '') => ({
  base: `/fotos/${name}`,
  width: 1200,
  height: 800,
  alt,
  caption,
});
const facade = photo('fachada', 'Fachada (perspectiva)');
const hall = photo('portaria', undefined, 'Perspectiva ilustrada da portaria');
const [living, kitchen] = [photo('sala', 'Sala do decorado, de dia'), photo('cozinha')];
const launch = {
  condition: 'launch',
  entrega: '2029-03',
  titulo1: 'Torre Perspectiva',
  fotos: [facade, living, hall, kitchen],
  plan: { north: null, floors: [], photos: [{ photo: 2 }, { photo: 4 }, { photo: 9 }] },
} as unknown as PropertyDetail;

test('a launch opens with its show flat, and the plan’s numbers follow', () => {
  const { fotos, plan } = photographsFirst(launch);
  expect(fotos).toEqual([living, kitchen, facade, hall]);
  expect(plan!.photos).toEqual([{ photo: 1 }, { photo: 2 }, { photo: 9 }]);
  expect(opensDrawn(launch)).toBe(false);
});

test.each([
  ['only renderings', [facade, hall], true],
  ['nothing', [], true],
  ['photos without a file', [{ ...living, base: null }], true],
  ['a photo', [facade, kitchen], false],
  ['a photo that has the title for a name', [facade, { ...kitchen, alt: 'Torre Perspectiva' }], false],
])('a launch with %s opens with a print: %s', (_, fotos, isDrawn) =>
  expect(opensDrawn({ ...launch, fotos })).toBe(isDrawn),
);

test.each([{ condition: 'used' as const }, { entrega: 'pronto' as const }])(
  'what is built keeps its order: %j',
  (more) => {
    const built = { ...launch, ...more };
    expect(photographsFirst(built)).toBe(built);
    expect(opensDrawn({ ...built, fotos: [facade] })).toBe(false);
  },
);
