import type { Photo } from '@contract/property';
import type { PhotoTables } from './schema';
import type { Kysely } from 'kysely';
import { photoMount } from '@domain/media/photo';

/** `url` is the source address, which never leaves the back end. */
export interface Picture {
  url: string;
  alt: string;
  focal?: string | null;
}

export interface StoredPhoto {
  key: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** Photos without a stored original are missing in the map. */
export async function photosByUrl(
  db: Kysely<PhotoTables>,
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

/** '' or missing: not known. */
export async function perceptualHashes(
  db: Kysely<PhotoTables>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo')
    .select(['url', 'perceptual_hash'])
    .where('url', 'in', [...new Set(urls)])
    .where('key', 'is not', null)
    .execute();
  return new Map(rows.map(({ url, perceptual_hash: hash }) => [url, hash ?? '']));
}

/** The newest addresses of photos whose address is not their identity. */
export async function addressesByUrl(
  db: Kysely<PhotoTables>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo')
    .select(['url', 'address'])
    .where('url', 'in', [...new Set(urls)])
    .where('address', 'is not', null)
    .execute();
  return new Map(rows.map(({ url, address }) => [url, address!]));
}

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
