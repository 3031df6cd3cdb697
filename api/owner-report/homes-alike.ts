import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { ProductRow } from '@api/repositories/products';
import { all, withinCircle } from '@api/repositories/search-conditions';
import { fewestAlike } from '@domain/owner-report/band';
import { type RingName, rings } from '@domain/owner-report/alike';
import { isOfDemo } from './of-demo';
import { parentType, withChildren } from '@domain/taxonomy/property-types';

/** A home whose figures another one's are held against; days of São Paulo, 'YYYY-MM-DD'. */
export interface HomeAlike {
  property: number;
  announced: string;
  /** null: it is on offer. */
  left: string | null;
}

/** As many as are looked at: the nearest in price. */
const most = 60;

/**
 * Homes of the same kind near by, at a price and of a size like it, on offer or not; where fewer than five are, once in
 * the wider ring; null: there are not five either. A home without a price or an area is like none, and one of the demo is
 * like others of the demo alone.
 */
export async function homesAlike(
  db: Kysely<Database>,
  row: ProductRow,
): Promise<{ ring: RingName; homes: HomeAlike[] } | null> {
  for (const ring of ['near', 'wide'] as const) {
    const homes = await inRing(db, row, ring);
    if (homes.length >= fewestAlike) return { ring, homes };
  }
  return null;
}

async function inRing(db: Kysely<Database>, row: ProductRow, ring: RingName): Promise<HomeAlike[]> {
  const negotiation = row.for_sale ? 'sell' : 'rent';
  const [price, column, offered] =
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
  const { rows } = await sql<HomeAlike>`
    select id as property, to_char(listed_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as announced,
      case when not (active and available) then to_char(coalesce(
        (select max(at) from property_event where property_id = property.id and kind = 'left'), updated_at
      ) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') end as "left"
    from property
    where ${all([
      sql`id <> ${row.id}`,
      sql`${isOfDemo} = (select ${isOfDemo} from property where id = ${row.id})`,
      offered,
      sql`currency = ${row.currency}`,
      sql`type = any(${withChildren([parentType(row.type)])}::text[])`,
      sql`${column} between ${about(price)}`,
      sql`area_m2 between ${about(area)}`,
      sql`(city_slug = ${row.city_slug} and district_slug = ${row.district_slug} and district_slug <> '' or ${here})`,
    ])}
    order by abs(${column} - ${price}), id
    limit ${most}`.execute(db);
  return rows;
}
