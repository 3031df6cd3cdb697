import { type Kysely, sql } from 'kysely';
import { districtOf } from '@api/catalogue/district-names';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { townOf } from '@api/catalogue/towns';
import { propertyById, urlsOf } from '@api/properties/queries/properties';
import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { announcedType, countryCode } from './announced-listing';
import type { Announcement } from './queries/announcements';
import type { AnnouncementsDatabase } from './schema';

/** Areas that differ by less are one: owners and feeds round. */
const sameArea = 0.03;

interface SimilarProperty {
  id: number;
  /** 'mesmo bairro, 610 m² e 5 dormitórios' */
  reason: string;
  path: string | null;
}

/** A property on the air in the same district, of the same type, bedrooms and area. null: none, or no area was given. */
export async function similarProperty(
  db: Kysely<AnnouncementsDatabase>,
  { announce, property_id }: Announcement,
): Promise<SimilarProperty | null> {
  const { area_util: area, dormitorios, suites } = announce;
  if (!area) return null;
  const country = countryCode(announce.pais) ?? '';
  const town = townOf({ city: announce.cidade, state: announce.estado, country }, await openGazetteer());
  const bedrooms = Math.max(dormitorios, suites);
  const found = await db
    .selectFrom('property')
    .select(['id', 'area'])
    .where('active', '=', true)
    .where('available', '=', true)
    .where('city_slug', '=', town.slug)
    .where('district_slug', '=', districtOf(announce.bairro, town).slug)
    .where('type', '=', announcedType(announce))
    .where('bedrooms', '=', bedrooms)
    .where('area', '>=', area * (1 - sameArea))
    .where('area', '<=', area * (1 + sameArea))
    .where('id', '<>', property_id ?? 0)
    .orderBy(sql`abs(area - ${area})`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const rooms = counted(bedrooms, 'dormitório', 'dormitórios');
  return {
    id: found.id,
    reason: `mesmo bairro, ${formatNumber(found.area!)} m² e ${rooms}`,
    path: await publicPath(db, found.id),
  };
}

/** null: visitors do not see it. */
export async function publicPath(db: Kysely<AnnouncementsDatabase>, id: number): Promise<string | null> {
  const row = await propertyById(db, id);
  if (!row?.active || !row.available) return null;
  const { sell, rent } = urlsOf(row);
  return `/${sell ?? rent}/${id}`;
}
