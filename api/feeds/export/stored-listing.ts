import { type Kysely, type Selectable, sql } from 'kysely';
import type { Listing } from '@api/catalogue/listing';
import type { FeedsDatabase } from '../schema';
import { condominiumDetailSlugs, propertyDetailSlugs, slugsOfMask } from '@domain/taxonomy/attributes';

export type StoredListing = Listing & { id: number };
/** Others are answered between two pages: a page takes few milliseconds. */
const pageSize = 50;

/** For portals without the tax's period: a year's, as is usual. */
export const yearlyTax = ({ iptu, iptuPeriod }: Pick<Listing, 'iptu' | 'iptuPeriod'>): number | null =>
  iptu !== null && iptuPeriod === 'Mensal' ? iptu * 12 : iptu;

/** By ascending id; empty `sources`: all. */
export async function* storedListings(
  db: Kysely<FeedsDatabase>,
  sources: readonly string[] = [],
): AsyncGenerator<StoredListing> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('property')
      .selectAll()
      .where('id', '>', after)
      .where('active', '=', true)
      .where('available', '=', true)
      .$if(sources.length > 0, (query) =>
        query.where('source_id', 'in', (from) =>
          from
            .selectFrom('source')
            .select('id')
            .where(sql<boolean>`name = any(${[...sources]}::text[])`),
        ),
      )
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield* rows.map(listingOfRow);
  }
}

/** Ten centimetres; JavaScript writes smaller numbers with an exponent. */
export const degrees = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;

/** Inverse of `propertyRow`. */
export function listingOfRow(row: Selectable<FeedsDatabase['property']>): StoredListing {
  return {
    ...row.details,
    brokerNote: row.details.ownNote ?? row.details.brokerNote ?? null,
    features: row.details.features ?? [],
    sharedFeatures: row.details.sharedFeatures ?? [],
    id: row.id,
    reference: row.reference,
    title: row.title,
    forSale: row.for_sale,
    forRent: row.for_rent,
    sellPrice: row.sell_price,
    rentPrice: row.rent_price,
    periodRent: row.period_rent,
    currency: row.currency,
    condominiumFee: row.condominium_fee,
    iptu: row.iptu,
    iptuPeriod: row.iptu_period,
    propertyType: row.type,
    condition: row.condition,
    area: row.area,
    bedrooms: row.bedrooms,
    suites: row.suites,
    parkingLots: row.parking,
    propertyDetails: slugsOfMask(row.detail_mask, propertyDetailSlugs),
    condominiumDetails: slugsOfMask(row.amenity_mask, condominiumDetailSlugs),
    renovationLevel: row.renovation_level,
    highlighted: row.highlighted,
    exclusivity: row.exclusivity,
    news: row.news,
    renownedArchitects: row.renowned_architects,
    acceptExchange: row.accept_exchange || (row.details.refusesExchange ? false : null),
    opportunity: row.opportunity,
    available: row.available,
    curated: row.curated,
    brokerSlug: null,
    condominiumName: row.condominium_name,
    developer: row.developer,
    delivery: row.delivery,
    locationType: row.location_type,
    country: row.country,
    state: row.state,
    city: row.city,
    district: row.district,
    point: row.true_lat === null || row.true_lng === null ? null : { lat: row.true_lat, lng: row.true_lng },
    photos: row.photos,
    plan: row.plan,
    listedAt: row.listed_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
