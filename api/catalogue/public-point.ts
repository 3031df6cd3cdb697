import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CatalogueDatabase } from './schema';
import { publicPointReach } from '@domain/geo/geo';
import type { Listing } from './listing';

/** From the exact point, in meters. */
export const minDisplacement = 150;
export const maxDisplacement = publicPointReach;

const metresPerDegree = 111_195;

/** In degrees: all homes of one cell have one public point, so its mean over a building's units gives nothing away. */
const cell = 1e-3;
/** From a cell's center to its corner at the equator, in meters. */
const cellReach = 79;

type Place = Pick<Listing, 'point' | 'displayAddress'> & { secret: string };
type Point = { lat: number; lng: number };
export type PublicPoint = Point & { exact: boolean };

/**
 * The public point (settled §4): exact if the address is public, else displaced by 150 to 500 m. It depends on the
 * rounded place alone, so neither requests nor homes of one building can be averaged, and it cannot be reversed
 * without the secret.
 */
export function publicPoint({ point, displayAddress, secret }: Place): PublicPoint | null {
  if (!point) return null;
  if (displayAddress === 'all') return { ...point, exact: true };
  return { ...displaced(point, secret), exact: false };
}

function displaced(point: Point, secret: string): Point {
  const [row, column] = [Math.round(point.lat / cell), Math.round(point.lng / cell)];
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([row, column]))
    .digest();
  const angle = fraction(digest, 0) * 2 * Math.PI;
  const [min, max] = [minDisplacement + cellReach, maxDisplacement - cellReach];
  // The square root distributes points evenly over the ring's area.
  const distance = Math.sqrt(min ** 2 + fraction(digest, 8) * (max ** 2 - min ** 2));
  const [lat, lng] = [row * cell, column * cell];
  const north = (distance * Math.cos(angle)) / metresPerDegree;
  const east =
    (distance * Math.sin(angle)) / (metresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  return {
    lat: rounded(Math.max(-90, Math.min(90, lat + north))),
    lng: rounded(((lng + east + 540) % 360) - 180),
  };
}

/** 0 ≤ fraction < 1 */
const fraction = (digest: Buffer, offset: number) => digest.readUIntBE(offset, 6) / 2 ** 48;
/** About a meter; more digits would expose the computation. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const secretKey = 'public_point_secret';

/** Created on first use, never changed. */
export async function placeSecret(db: Kysely<CatalogueDatabase>): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: secretKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', secretKey)
    .executeTakeFirstOrThrow();
  return value;
}
