import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicPointReach } from '@domain/geo/geo';
import { stillGround } from './still-ground.server';
import { StillGroundView } from './still-ground-view.server';

const flamengo = { point: { lat: -22.9347, lng: -43.1742 }, isExact: false, place: 'Flamengo' };

test('draws coast, borders and the own district, named in ink', async () => {
  const still = (await stillGround(flamengo))!;
  expect(still.land).toMatch(/^M/);
  expect(still.own).toMatch(/^M.*z$/);
  expect(still.names.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(['Flamengo']);
  expect(still.names.map(({ name }) => name)).toContain('Urca');
  expect(still.label).toMatch(/^Desenho do lugar: Flamengo, perto de .+, .+ e .+$/);
  expect(JSON.stringify(still).length).toBeLessThan(4_000);
});

test('the circle has the reach of the public point, on scale', async () => {
  const { radius } = (await stillGround(flamengo))!;
  expect(radius).toBeGreaterThan(publicPointReach / 60);
  expect(radius).toBeLessThanOrEqual(publicPointReach / 8);
  expect((await stillGround({ ...flamengo, isExact: true }))!.radius).toBeNull();
});

test('inland there is no shore', async () => {
  const moema = { point: { lat: -23.6052, lng: -46.6636 }, isExact: false, place: 'Moema' };
  const still = (await stillGround(moema))!;
  expect(still.land).toBeNull();
  expect(renderToStaticMarkup(<StillGroundView {...still} />)).toContain('solo--terra');
});

test('a district without a cell is named, and no other cell is its own', async () => {
  const still = (await stillGround({ ...flamengo, place: 'Catete' }))!;
  expect(still.own).toBeUndefined();
  expect(still.names[0]).toMatchObject({ name: 'Catete', isOwn: true, level: 1 });
});

test.each([
  ['abroad', { lat: 48.857, lng: 2.352 }],
  ['far from all names', { lat: -23.12, lng: -47.6 }],
])('nothing is drawn %s', async (_where, point) =>
  expect(await stillGround({ point, isExact: false, place: 'Palmital' })).toBeNull(),
);

test('is one picture with a name for those who do not see it', async () => {
  const html = renderToStaticMarkup(<StillGroundView {...(await stillGround(flamengo))!} />);
  expect(html).toMatch(/^<div class="parado" role="img" aria-label="Desenho do lugar: Flamengo, perto de /);
  expect(html).toContain('solo__nome parado__n1 solo__nome--seu');
});
