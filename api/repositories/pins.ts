import { type Kysely, sql } from 'kysely';
import type { PinsAnswer } from '@contract/search';
import type { Database, Property } from '@api/db/schema';
import { type Addressed, canonicalOf } from './cards';
import { findMatches } from './search';
import type { Search } from './search-conditions';

type PinRow = Addressed &
  Pick<Property, 'lat' | 'lng' | 'currency'> & { sale_amount: number | null; rent_amount: number | null };
const pinColumns = sql.join<PinRow>(
  ['id', 'condition', 'city', 'district', 'title', 'for_sale', 'for_rent', 'lat', 'lng', 'currency']
    .concat('sale_amount', 'rent_amount')
    .map((column) => sql.ref(`property.${column}`)),
);

/** The first `limit` matches in the search's order as points on the map; those without a public point are left out. */
export async function searchPins(db: Kysely<Database>, search: Search, limit: number): Promise<PinsAnswer> {
  const { rows, total } = await findMatches(db, search, { offset: 0, limit }, pinColumns);
  return {
    total,
    pins: rows.flatMap((row) => {
      if (row.lat === null || row.lng === null) return [];
      const price =
        search.filters.negotiation === 'rent' ? row.rent_amount : (row.sale_amount ?? row.rent_amount);
      const canonical = canonicalOf(row, search.filters.negotiation);
      return [
        {
          id: row.id,
          lat: row.lat,
          lng: row.lng,
          price,
          currency: row.currency,
          title: row.title,
          canonical,
        },
      ];
    }),
  };
}
