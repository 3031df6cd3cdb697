import { type Kysely, sql } from 'kysely';
import type { PinsAnswer } from '@contract/search';
import type { Database, Property } from '@api/db/schema';
import { canonicalOf } from './cards';
import type { Search } from './search';
import { searchConditions, searchOrder } from './search-conditions';

type PinRow = Pick<
  Property,
  | 'id'
  | 'lat'
  | 'lng'
  | 'currency'
  | 'condition'
  | 'title'
  | 'city'
  | 'district'
  | 'for_sale'
  | 'for_rent'
  | 'sale_amount'
  | 'rent_amount'
> & { total: number };

/** Matches that have a public point, in the search's order up to `limit`; `total` counts all matches with a point. */
export async function searchPins(db: Kysely<Database>, search: Search, limit: number): Promise<PinsAnswer> {
  const { filters, place, brokerId } = search;
  const conditions = [
    ...searchConditions(filters, place, brokerId),
    sql`lat is not null`,
    sql`lng is not null`,
  ];
  const { rows } = await sql<PinRow>`
    select id, lat, lng, currency, condition, title, city, district, for_sale, for_rent, sale_amount, rent_amount,
      count(*) over () as total
    from property where ${sql.join(conditions, sql` and `)}
    order by ${searchOrder(filters)} limit ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    pins: rows.map((row) => ({
      id: row.id,
      lat: row.lat!,
      lng: row.lng!,
      price: filters.negotiation === 'rent' ? row.rent_amount : (row.sale_amount ?? row.rent_amount),
      currency: row.currency,
      title: row.title,
      canonical: canonicalOf(row, filters.negotiation),
    })),
  };
}
