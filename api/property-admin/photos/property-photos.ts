import { type Kysely, sql } from 'kysely';
import type { PropertyPhoto } from '@api/catalogue/details';
import { storedProperties, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { announcedSource } from '@api/catalogue/source-name';
import { perceptualHashes, photosByUrl } from '@api/platform/photos/repository';
import type { StaffPropertyPhotos } from '@contract/staff-property-photos';
import { isOwnPhoto } from '@domain/property/photo-arrangement';
import type { PropertyAdminDatabase } from '../schema';
import { photoIdOf, photosById, photosOf, uploadIdOf, versionOf } from './arranged-photos';

/** undefined: there is none. */
export async function findPropertyPhotos(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
): Promise<StaffPropertyPhotos | undefined> {
  const [property] = await storedProperties(db, sql`p.id = ${id}`);
  if (!property) return undefined;
  const { reference, source, in_feed, visibility, seen, stored } = property;
  const { override, arrangement, shown, leftOut } = photosOf(property);
  const all = [...shown, ...leftOut.map(({ photo }) => photo)].map(({ url }) => url);
  const [pictures, hashes] = [await photosByUrl(db, all), await perceptualHashes(db, all)];
  const saved = stored.find(({ field }) => field === 'photos');
  const placed = new Set(arrangement.order);
  const describe = (photo: PropertyPhoto, isDecided: boolean) => ({
    id: photoIdOf(photo.url),
    origin: isOwnPhoto(photo.url) ? ('own' as const) : ('feed' as const),
    ...{ alt: photo.alt, caption: photo.caption ?? '' },
    key: pictures.get(photo.url)?.key ?? null,
    perceptual_hash: hashes.get(photo.url) || null,
    is_new: override !== null && !isDecided,
  });
  return {
    ...{ id, reference, title: seen.row.title, is_announced: source === announcedSource },
    is_public: in_feed && visibility === 'public',
    version: versionOf(override),
    override: saved
      ? { by: await nameOf(db, saved.member_id), at: isoOf(saved.at), until: saved.until }
      : null,
    photos: shown.map((photo) => describe(photo, placed.has(photo.url))),
    left_out: leftOut.map(({ photo, reason }) => ({ ...describe(photo, true), reason })),
    brought: broughtOf(saved, shown),
    published: all.flatMap((url) => uploadIdOf(url) ?? []),
  };
}

const isoOf = (at: string) => new Date(at).toISOString();

/** Photos that have left the feed since are not spoken of. */
function broughtOf(saved: StoredProperty['stored'][number] | undefined, shown: readonly PropertyPhoto[]) {
  if (!saved?.brought) return null;
  const { at, urls } = saved.brought;
  const count = shown.filter(({ url }) => urls.includes(url)).length;
  return count > 0 ? { at, count } : null;
}

async function nameOf(db: Kysely<PropertyAdminDatabase>, member: number | null): Promise<string | null> {
  if (member === null) return null;
  const row = await db.selectFrom('staff_member').select('name').where('id', '=', member).executeTakeFirst();
  return row?.name ?? null;
}

/** Key of the stored picture. undefined: the property has no such photo, or it is not fetched. */
export async function photoKeyOf(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
  photo: string,
): Promise<string | undefined> {
  const [property] = await storedProperties(db, sql`p.id = ${id}`);
  const url = property && photosById(photosOf(property)).get(photo)?.url;
  return url === undefined ? undefined : (await photosByUrl(db, [url])).get(url)?.key;
}
