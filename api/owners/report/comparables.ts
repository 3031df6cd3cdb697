import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from '../schema';
import { isPublic } from '@api/catalogue/hidden';
import type { PropertyRow } from '@api/properties/queries/properties';
import { all, withinCircle } from '@api/search/queries/search-conditions';
import { minComparables } from '@domain/owner-report/band';
import { type RingName, rings } from '@domain/owner-report/comparables';
import { isOfDemo } from './of-demo';
import { parentType, withChildren } from '@domain/taxonomy/property-types';

/** Days in São Paulo, 'YYYY-MM-DD'. */
export interface Comparable {
  property: number;
  announced: string;
  /** null: still available. */
  left: string | null;
}

/** The nearest in price. */
const maxComparables = 60;

/** Similar properties, available or not, in the first ring with `minComparables`; null: too few. */
export async function findComparables(
  db: Kysely<OwnersDatabase>,
  row: PropertyRow,
): Promise<{ ring: RingName; homes: Comparable[] } | null> {
  for (const ring of ['near', 'wide'] as const) {
    const properties = await inRing(db, row, ring);
    if (properties.length >= minComparables) return { ring, homes: properties };
  }
  return null;
}

async function inRing(db: Kysely<OwnersDatabase>, row: PropertyRow, ring: RingName): Promise<Comparable[]> {
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const [price, column, offerCondition] =
    negotiation === 'sell'
      ? [row.sale_amount, sql`sale_amount`, sql`for_sale`]
      : [row.rent_amount, sql`rent_amount`, sql`for_rent`];
  const area = row.area_m2;
  if (price === null || !area) return [];
  const { km, share } = rings[ring];
  const about = (value: number) =>
    sql`${Math.ceil(value * (1 - share))} and ${Math.floor(value * (1 + share))}`;
  const here =
    row.lat === null || row.lng === null
      ? sql`false`
      : sql`(${withinCircle({ lat: row.lat, lng: row.lng, range: km })})`;
  const { rows } = await sql<Comparable>`
    select id as property, to_char(listed_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as announced,
      case when not (active and available) then to_char(coalesce(
        (select max(at) from property_event where property_id = property.id and kind = 'left'), updated_at
      ) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') end as "left"
    from property
    where ${all([
      sql`id <> ${row.id}`,
      isPublic,
      sql`${isOfDemo} = (select ${isOfDemo} from property where id = ${row.id})`,
      offerCondition,
      sql`currency = ${row.currency}`,
      sql`type = any(${withChildren([parentType(row.type)])}::text[])`,
      sql`${column} between ${about(price)}`,
      sql`area_m2 between ${about(area)}`,
      sql`(city_slug = ${row.city_slug} and district_slug = ${row.district_slug} and district_slug <> '' or ${here})`,
    ])}
    order by abs(${column} - ${price}), id
    limit ${maxComparables}`.execute(db);
  return rows;
}
