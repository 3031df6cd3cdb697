import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { type Rule, searchOf } from '@api/house/rules';
import { foldCode } from '@domain/property-code';
import { activeBrokerId } from './brokers';
import type { Condition } from './facets';
import { resolvePlace } from './places';
import { codeKey } from './products';
import { all, searchConditions } from './search-conditions';

/** Which homes a rule of the operator's own house means, as a condition on `property`'s columns. */
export async function ruleCondition(db: Kysely<Database>, { codes, search, days }: Rule): Promise<Condition> {
  if (codes) return sql`${codeKey} = any(${codes.map(foldCode)}::text[])`;
  if (days !== undefined) return sql`listed_at > ${sqlNow()} - make_interval(days => ${days}::int)`;
  // A list in a rule's search is one of a feed's: lists of the house would go in a circle.
  const filters = searchOf(search!);
  const [place, brokerId] = await Promise.all([
    resolvePlace(db, filters),
    filters.corretor === undefined ? null : activeBrokerId(db, filters.corretor),
  ]);
  return sql`(${all(searchConditions({ filters, place, brokerId }))})`;
}
