import type { BoundingBox, Point } from '@domain/geo/geo';

const region = (slug: string, west: number, south: number, east: number, north: number) => ({
  slug,
  box: { west, south, east, north } satisfies BoundingBox,
});

/** Drawings of places, made by scripts/map-ground.ts. The first whose box has the middle of a map is drawn. */
export const regions = [
  region('sao-paulo', -46.95, -23.75, -46.5, -23.4),
  region('rio-de-janeiro', -43.65, -23.15, -42.95, -22.62),
  region('serra-fluminense', -43.8, -22.6, -42.4, -22.1),
  region('costa-verde', -44.95, -23.45, -43.8, -22.8),
  region('regiao-dos-lagos', -42.75, -23.1, -41.8, -22.6),
  region('litoral-paulista', -46.6, -24.2, -44.75, -23.3),
  region('campo', -47.9, -23.72, -45.9, -22.5),
  region('mantiqueira', -45.9, -23.3, -44.4, -22.2),
  region('salvador', -38.75, -13.15, -37.8, -12.35),
  region('sul-da-bahia', -39.4, -15.05, -38.7, -13.4),
  region('costa-do-descobrimento', -39.4, -17, -38.8, -16.2),
  region('ceara', -38.9, -4.05, -38.2, -3.5),
  region('jericoacoara', -40.8, -3.1, -40.2, -2.65),
  region('lisboa', -9.6, 38.3, -8.6, 38.95),
  region('algarve', -8.7, 36.9, -7.6, 37.3),
  region('porto', -8.95, 40.95, -8.3, 41.35),
  region('barcelona', 1.85, 41.15, 2.5, 41.6),
  region('marbella', -5.3, 36.3, -4.5, 36.7),
  region('riviera-francesa', 6.4, 43.05, 7.4, 43.75),
  region('miami', -80.5, 25.45, -79.95, 26.1),
  region('nova-york', -74.3, 40.45, -73.6, 40.95),
  region('los-angeles', -118.75, 33.65, -117.9, 34.25),
  region('nassau', -77.7, 24.85, -77.1, 25.2),
  region('cartagena', -75.75, 10.2, -75.3, 10.6),
  region('montevideu', -56.6, -35.1, -55.8, -34.7),
  region('punta-del-este', -55.2, -35.1, -54.45, -34.7),
  region('buenos-aires', -58.8, -34.9, -58, -34.3),
  region('emirados', 54, 24.1, 55.7, 25.5),
] as const;

/** The world, for maps that show more than a region. */
export const world = { slug: 'mundo', box: { west: -180, south: -58, east: 180, north: 78 } } as const;

export const isWithin = ({ west, south, east, north }: BoundingBox, { lat, lng }: Point) =>
  lng >= west && lng <= east && lat >= south && lat <= north;

export const regionAt = (point: Point) => regions.find(({ box }) => isWithin(box, point));
