import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '@contract/property';
import { type House, noteIn } from '@api/house/house';
import { partSlug } from '@api/catalogue/location-row';
import type { Broker, Database, Property } from '@api/db/schema';
import { photoOf, photosByUrl } from '@api/photos/repository';
import { condominiumDetailSlugs, propertyDetailSlugs, slugsOfMask } from '@domain/taxonomy/attributes';
import { foldCode } from '@domain/property-code';
import { maxId, propertyPathWithoutId } from '@domain/property-url';
import { withPortraits } from './brokers';
import { cardColumns, cardOf, type CardRow, hasVideo } from './cards';

/** A property's row for its page, whether on offer or not: of its two points only the public one. */
export type ProductRow = CardRow &
  Pick<
    Property,
    | 'active'
    | 'available'
    | 'broker_id'
    | 'city_slug'
    | 'district_slug'
    | 'location_type'
    | 'details'
    | 'detail_mask'
    | 'amenity_mask'
    | 'renovation_level'
    | 'condominium_name'
    | 'point_exact'
    | 'listed_at'
    | 'updated_at'
  >;

export function productById(db: Kysely<Database>, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('property')
    .select([
      ...cardColumns,
      'active',
      'available',
      'broker_id',
      'city_slug',
      'district_slug',
      'location_type',
      'details',
      'detail_mask',
      'amenity_mask',
      'renovation_level',
      'condominium_name',
      'point_exact',
      'listed_at',
      'updated_at',
    ])
    .select(hasVideo)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** As many homes with one code as anybody looks through. */
const mostWithOneCode = 20;

/**
 * What is on offer under a code, however it is separated and capitalised (domain/property-code): homes with this
 * reference first, then the one with this number.
 */
export function productsByCode(
  db: Kysely<Database>,
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
    .limit(mostWithOneCode)
    .execute();
}

/** A reference as `foldCode` makes it, by the words of its index (migration 0007). */
export const codeKey = sql`translate(lower(reference), ' ./-', '')`;
const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId;

type Addressed = Pick<Property, 'condition' | 'city' | 'district' | 'title' | 'for_sale' | 'for_rent'>;

/** Its addresses without the id and without the leading slash: the site writes `/{url.sell}/{id}` (spec 1 §2.5). */
export function urlsOf(row: Addressed): { sell: string | null; rent: string | null } {
  const url = (negotiation: Negotiation) => propertyPathWithoutId({ ...row, negotiation }).slice(1);
  return { sell: row.for_sale ? url('sell') : null, rent: row.for_rent ? url('rent') : null };
}

/** Everything that a property's page shows (contract/property.ts). */
export async function detailOf(
  db: Kysely<Database>,
  row: ProductRow,
  house: House | undefined,
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
    fotos: photos.map((photo) => photoOf(photo, stored)),
    plantas: details.floorPlans.map((plan) => photoOf(plan, stored)),
    video: details.videoUrl,
    tour: details.tourUrl,
    descricao: details.description,
    nota_do_corretor: (house && noteIn(house, row.reference)) ?? details.brokerNote ?? null,
    areaTerreno: details.landArea,
    banheiros: details.bathrooms,
    andar: details.floor,
    anoConstrucao: details.yearBuilt,
    condominio: row.condominium_name,
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
  };
}

/** A district is searched by its word where the property has no point to look around. */
const districtWord = ({ lat, district, district_slug, city_slug }: ProductRow): string | null =>
  lat === null && district_slug
    ? partSlug({ kind: 'bairro', localizacao: district, district_slug, city_slug })
    : null;

/** The number only where the whole address may be shown, the street where at least the street may (VRSync's displayAddress). */
export function publicStreet({ details }: Pick<ProductRow, 'details'>): string | null {
  const { displayAddress, street, streetNumber } = details;
  if (displayAddress === 'neighborhood' || !street) return null;
  return displayAddress === 'all' && streetNumber ? `${street}, ${streetNumber}` : street;
}

async function activeBroker(
  db: Kysely<Database>,
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
