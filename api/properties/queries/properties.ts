import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '@contract/property';
import { type Brokerage, noteIn } from '@api/brokerage/brokerage';
import { partSlug } from '@api/catalogue/part-slug';
import type { Broker } from '@api/brokers/schema';
import type { PropertiesDatabase } from '../schema';
import { isPublic, wasPublished } from '@api/catalogue/hidden';
import type { Property } from '@api/catalogue/schema';
import { photoOf, photosByUrl } from '@api/platform/photos/repository';
import { condominiumDetailSlugs, propertyDetailSlugs, slugsOfMask } from '@domain/taxonomy/attributes';
import { foldCode } from '@domain/property/property-code';
import { maxId, propertyPathWithoutId } from '@domain/property/property-url';
import { withPortraits } from '@api/brokers/queries/brokers';
import { cardColumns, cardOf, type CardRow, hasVideo } from './cards';

/** A property's row, available or not; only the public point. */
export type PropertyRow = CardRow &
  Pick<
    Property,
    | 'active'
    | 'visibility'
    | 'available'
    | 'broker_id'
    | 'city_slug'
    | 'district_slug'
    | 'location_type'
    | 'details'
    | 'plan'
    | 'detail_mask'
    | 'amenity_mask'
    | 'renovation_level'
    | 'point_exact'
    | 'listed_at'
    | 'updated_at'
    | 'checked_at'
  >;

/** Not of reserved properties, drafts and announcements in progress: for visitors there are none. */
export const propertyById = (db: Kysely<PropertiesDatabase>, id: number): Promise<PropertyRow | undefined> =>
  anyProperty(db, id).where(isPublic).where(wasPublished).executeTakeFirst();

/** Also reserved properties and drafts: for the team, owners and invited people. */
export const anyPropertyById = (
  db: Kysely<PropertiesDatabase>,
  id: number,
): Promise<PropertyRow | undefined> => anyProperty(db, id).executeTakeFirst();

const anyProperty = (db: Kysely<PropertiesDatabase>, id: number) =>
  db
    .selectFrom('property')
    .select([
      ...cardColumns,
      'active',
      'visibility',
      'available',
      'broker_id',
      'city_slug',
      'district_slug',
      'location_type',
      'details',
      'plan',
      'detail_mask',
      'amenity_mask',
      'renovation_level',
      'point_exact',
      'listed_at',
      'updated_at',
      'checked_at',
    ])
    .select(hasVideo)
    .where('id', '=', id);

const maxPerCode = 20;

/** Available properties by code (domain/property/property-code): matching references first, then the id. */
export function propertiesByCode(
  db: Kysely<PropertiesDatabase>,
  code: string,
): Promise<(Addressed & Pick<Property, 'id' | 'reference'>)[]> {
  const folded = foldCode(code);
  const byReference = sql<boolean>`${codeKey} = lower(${folded})`;
  return db
    .selectFrom('property')
    .select(['id', 'reference', 'condition', 'city', 'district', 'title', 'for_sale', 'for_rent'])
    .where('active', '=', true)
    .where('available', '=', true)
    .where(({ or, eb }) => or([byReference, ...(isId(folded) ? [eb('id', '=', Number(folded))] : [])]))
    .orderBy(byReference, 'desc')
    .orderBy('id')
    .limit(maxPerCode)
    .execute();
}

/** `reference` normalized like `foldCode`; must equal the index expression (migration 0007). */
export const codeKey = sql`translate(lower(reference), ' ./-', '')`;
const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId;

type Addressed = Pick<Property, 'condition' | 'city' | 'district' | 'title' | 'for_sale' | 'for_rent'>;

/** Without id and leading slash: the website writes `/{url.sell}/{id}` (spec 1 §2.5). */
export function urlsOf(row: Addressed): { sell: string | null; rent: string | null } {
  const url = (negotiation: Negotiation) => propertyPathWithoutId({ ...row, negotiation }).slice(1);
  return { sell: row.for_sale ? url('sell') : null, rent: row.for_rent ? url('rent') : null };
}

export async function detailOf(
  db: Kysely<PropertiesDatabase>,
  row: PropertyRow,
  brokerage: Brokerage | undefined,
  negotiation?: Negotiation,
): Promise<PropertyDetail> {
  const { details, photos } = row;
  const [stored, broker] = await Promise.all([
    photosByUrl(
      db,
      [...photos, ...details.floorPlans].map(({ url }) => url),
    ),
    row.broker_id === null ? undefined : activeBroker(db, row.broker_id),
  ]);
  const card = cardOf(row, stored, negotiation);
  return {
    ...card,
    flag: { ...card.flag, permuta: row.accept_exchange || (details.refusesExchange ? false : undefined) },
    fotos: photos.map((photo) => ({ ...photoOf(photo, stored), caption: photo.caption })),
    plantas: details.floorPlans.map((plan) => photoOf(plan, stored)),
    plan: row.plan,
    video: details.videoUrl,
    tour: details.tourUrl,
    descricao: details.description,
    nota_do_corretor:
      details.ownNote ?? (brokerage && noteIn(brokerage, row.reference)) ?? details.brokerNote ?? null,
    areaTerreno: details.landArea,
    banheiros: details.bathrooms,
    andar: details.floor,
    anoConstrucao: details.yearBuilt,
    propertyDetails: slugsOfMask(row.detail_mask, propertyDetailSlugs),
    condominiumDetails: slugsOfMask(row.amenity_mask, condominiumDetailSlugs),
    features: details.features ?? [],
    condominiumFeatures: details.sharedFeatures ?? [],
    renovationLevel: row.renovation_level,
    logradouro: publicStreet(row),
    pontoExato: row.point_exact,
    locais: { cidade: row.city_slug || null, bairro: districtWord(row) },
    registroIncorporacao: details.registrationNumber,
    corretor: broker ?? null,
    url: urlsOf(row),
    criadoEm: row.listed_at.toISOString(),
    atualizadoEm: row.updated_at.toISOString(),
    conferidoEm: row.checked_at?.toISOString() ?? null,
  };
}

/** Slug of the district, for a property without a point to search around. */
const districtWord = ({ lat, district, district_slug, city_slug }: PropertyRow): string | null =>
  lat === null && district_slug
    ? partSlug({ kind: 'bairro', localizacao: district, district_slug, city_slug })
    : null;

/** The number needs `displayAddress` 'all', the street at least 'street'. */
export function publicStreet({ details }: Pick<PropertyRow, 'details'>): string | null {
  const { displayAddress, street, streetNumber } = details;
  if (displayAddress === 'neighborhood' || !street) return null;
  return displayAddress === 'all' && streetNumber ? `${street}, ${streetNumber}` : street;
}

export async function activeBroker(
  db: Kysely<PropertiesDatabase>,
  id: number,
): Promise<Pick<Broker, 'slug' | 'name' | 'creci' | 'phone' | 'avatar'> | undefined> {
  const broker = await db
    .selectFrom('broker')
    .select(['slug', 'name', 'creci', 'phone', 'avatar'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return broker && (await withPortraits(db, [broker]))[0];
}
