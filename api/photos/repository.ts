import type { Photo } from '@contract/property';
import type { Database } from '@api/db/schema';
import type { Kysely } from 'kysely';
import { photoMount } from '@domain/photo';

/** A picture as a listing holds it (catalogue/listing.ts): its source address, which only the back end knows. */
export interface Picture {
  url: string;
  alt: string;
  focal?: string | null;
}

/** A picture whose original we hold. */
export interface StoredPhoto {
  key: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** The stored ones among the given source addresses, in one query; those not (yet) fetched are missing. */
export async function photosByUrl(
  db: Kysely<Database>,
  urls: readonly string[],
): Promise<Map<string, StoredPhoto>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo')
    .select(['url', 'key', 'width', 'height', 'placeholder'])
    .where('url', 'in', [...new Set(urls)])
    .where('key', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ url, key, width, height, placeholder }) => [
      url,
      { key: key!, width: width!, height: height!, placeholder },
    ]),
  );
}

/** A picture on the wire: its files where we hold them; else no `base`, and the shape of the plain plate. */
export function photoOf(picture: Picture, stored: ReadonlyMap<string, StoredPhoto>): Photo {
  const found = stored.get(picture.url);
  return {
    base: found ? `${photoMount}/${found.key}` : null,
    cuts: found ? true : undefined,
    width: found?.width ?? 1200,
    height: found?.height ?? 800,
    alt: picture.alt,
    placeholder: found?.placeholder ?? undefined,
    focal: picture.focal ?? undefined,
  };
}
