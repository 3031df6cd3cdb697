import { type Kysely, sql } from 'kysely';
import { type Negotiation, searchFilters } from '@domain/search/filters';
import type { SearchDatabase } from '../schema';
import type { Location } from '../schema';
import { isPropertyType, type PropertyType, propertyTypes } from '@domain/taxonomy/property-types';
import type { Place } from './places';
import { all, partsOf, searchConditions } from './search-conditions';

type Where = { negotiation: Negotiation; kind?: Location['location_type']; place: Place | null };

/** In the taxonomy's order; for a part of a town only its own properties count. */
export async function availableTypes(
  db: Kysely<SearchDatabase>,
  { negotiation, kind, place }: Where,
): Promise<{ type: PropertyType; total: number }[]> {
  const [own] = partsOf({ filters: searchFilters.parse({ negotiation }), place, brokerId: null });
  const conditions = searchConditions(own);
  if (kind) conditions.push(sql`location_type = ${kind}`);
  const { rows } = await sql<{ type: string; total: string }>`
    select type, count(*) as total from property where ${all(conditions)} group by type`.execute(db);
  return rows
    .flatMap(({ type, total }) => (isPropertyType(type) ? [{ type, total: Number(total) }] : []))
    .sort((a, b) => propertyTypes.indexOf(a.type) - propertyTypes.indexOf(b.type));
}
