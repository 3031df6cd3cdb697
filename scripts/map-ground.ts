import { mkdir, writeFile } from 'node:fs/promises';
import type { GroundFile } from '../app/features/map/ground/ground-file';
import { regions, world } from '../app/features/map/ground/regions';
import { landRings } from './map-ground/coast';
import { makeGround, makeWorld } from './map-ground/make-ground';

export const folder = 'app/features/map/ground/regions';

/** The drawings of places (record 0106), by their slug. */
export async function mapGround(): Promise<Map<string, GroundFile>> {
  const near = await landRings('10m');
  return new Map<string, GroundFile>([
    ...regions.map((region) => [region.slug, makeGround(region, near)] as const),
    [world.slug, makeWorld(world, await landRings('110m'))] as const,
  ]);
}

export const textOf = (file: GroundFile): string => `${JSON.stringify(file)}\n`;

if (process.argv[1] === import.meta.filename) {
  await mkdir(folder, { recursive: true });
  for (const [slug, file] of await mapGround()) await writeFile(`${folder}/${slug}.json`, textOf(file));
}
