import { type Kysely, sql } from 'kysely';
import type { PinsAnswer } from '@contract/search';
import type { SearchDatabase } from '../schema';
import type { Property } from '@api/catalogue/schema';
import { isStartingPrice } from '@domain/property/launch';
import type { PeriodRent } from '@domain/property/period-rent';
import { type Addressed, canonicalOf, shownPeriodRent } from '@api/properties/queries/cards';
import { findMatches } from './search';
import type { Search } from './search-conditions';

type PinRow = Addressed &
  Pick<Property, 'lat' | 'lng' | 'currency'> & {
    sale_amount: number | null;
    rent_amount: number | null;
    period_rent: PeriodRent | null;
  };
const pinColumns = sql.join<PinRow>(
  ['id', 'condition', 'city', 'district', 'title', 'for_sale', 'for_rent', 'lat', 'lng', 'currency']
    .concat('sale_amount', 'rent_amount', 'period_rent')
    .map((column) => sql.ref(`property.${column}`)),
);

/** Matches without a public point are omitted; `total` includes them. */
export async function searchPins(
  db: Kysely<SearchDatabase>,
  search: Search,
  limit: number,
): Promise<PinsAnswer> {
  const { rows, total } = await findMatches(db, search, { offset: 0, limit }, pinColumns);
  return {
    total,
    pins: rows.flatMap((row) => {
      if (row.lat === null || row.lng === null) return [];
      const sale = search.filters.negotiation === 'rent' ? null : row.sale_amount;
      const rent = search.filters.negotiation === 'sell' ? null : shownPeriodRent(row);
      const price = sale ?? (search.filters.negotiation === 'sell' ? null : row.rent_amount) ?? null;
      const canonical = canonicalOf(row, search.filters.negotiation);
      return [
        {
          id: row.id,
          lat: row.lat,
          lng: row.lng,
          price: price ?? rent?.amount ?? null,
          isFrom: isStartingPrice(row.condition, sale) || undefined,
          period: price === null ? rent?.period : undefined,
          currency: row.currency,
          title: row.title,
          canonical,
        },
      ];
    }),
  };
}
