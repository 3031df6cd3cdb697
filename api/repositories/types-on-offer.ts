import { type Kysely, sql } from 'kysely';
import { type Negotiation, searchFilters } from '@contract/filters';
import type { Database, Location } from '@api/db/schema';
import { propertyTypes } from '~/domain/taxonomy/property-types';
import type { Place } from './places';
import { all, searchConditions } from './search-conditions';

type Where = { negotiation: Negotiation; kind?: Location['location_type']; place: Place | null };

/** The types that are on offer somewhere, in the taxonomy's order. */
export async function typesOnOffer(
  db: Kysely<Database>,
  { negotiation, kind, place }: Where,
): Promise<string[]> {
  const conditions = searchConditions({
    filters: searchFilters.parse({ negotiation }),
    place,
    brokerId: null,
  });
  if (kind) conditions.push(sql`location_type = ${kind}`);
  const { rows } = await sql<{ type: string }>`
    select distinct type from property where ${all(conditions)}`.execute(db);
  return propertyTypes.filter((type) => rows.some((row) => row.type === type));
}
