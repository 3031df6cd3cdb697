import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { publicPointReach } from '~/domain/geo';
import type { Listing } from './listing';

/** The displaced point lies this far from the true one, in metres. */
export const minDisplacement = 150;
export const maxDisplacement = publicPointReach;

const metresPerDegree = 111_195;

type Place = Pick<Listing, 'reference' | 'point' | 'displayAddress'> & {
  source: string;
  /** This installation's own random secret (`placeSecret`). */
  secret: string;
};
export type PublicPoint = { lat: number; lng: number; exact: boolean };

/**
 * The one point that the public sees of a listing (settled §4). Where the exact address may be shown it is the
 * true one; else it is displaced by 150 to 500 m in a direction and distance that follow from the listing and the
 * installation's secret: always the same, so that asking often averages nothing out, and not to be reversed without the
 * secret. null where the listing has no point: `syncLocations` then gives it its district's or its city's centre.
 */
export function publicPoint({ source, reference, point, displayAddress, secret }: Place): PublicPoint | null {
  if (!point) return null;
  if (displayAddress === 'all') return { ...point, exact: true };
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([source, reference]))
    .digest();
  const angle = fraction(digest, 0) * 2 * Math.PI;
  // The square root spreads the points evenly over the ring's area.
  const distance = Math.sqrt(
    minDisplacement ** 2 + fraction(digest, 8) * (maxDisplacement ** 2 - minDisplacement ** 2),
  );
  const north = (distance * Math.cos(angle)) / metresPerDegree;
  const east =
    (distance * Math.sin(angle)) / (metresPerDegree * Math.max(0.01, Math.cos((point.lat * Math.PI) / 180)));
  return {
    lat: rounded(Math.max(-90, Math.min(90, point.lat + north))),
    lng: rounded(((point.lng + east + 540) % 360) - 180),
    exact: false,
  };
}

/** 0 ≤ fraction < 1 from six bytes of the digest. */
const fraction = (digest: Buffer, offset: number) => digest.readUIntBE(offset, 6) / 2 ** 48;
/** About a metre: more digits would only tell how the point was made. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const secretKey = 'public_point_secret';

/** This installation's secret for `publicPoint`; made on first use, the same for ever after. */
export async function placeSecret(db: Kysely<Database>): Promise<string> {
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
