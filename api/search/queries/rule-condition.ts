import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Brokerage } from '@api/brokerage/brokerage';
import { type Rule, searchOf } from '@api/brokerage/rules';
import { foldCode } from '@domain/property/property-code';
import { activeBrokerId } from '@api/brokers/queries/brokers';
import type { Condition } from './facets';
import { resolvePlace } from './places';
import { codeKey } from '@api/properties/queries/properties';
import { all, searchConditions } from './search-conditions';

/** Pinned properties belong to a list by search, too. */
export async function listCondition(
  db: Kysely<SearchDatabase>,
  { codes, search, pinned }: Brokerage['lists'][number],
): Promise<Condition> {
  const listed = await ruleCondition(db, { codes, search });
  return pinned ? sql`(${listed} or ${await ruleCondition(db, { codes: pinned })})` : listed;
}

export async function ruleCondition(
  db: Kysely<SearchDatabase>,
  { codes, search, days }: Rule,
): Promise<Condition> {
  if (codes) return sql`${codeKey} = any(${codes.map(foldCode)}::text[])`;
  if (days !== undefined) return sql`listed_at > ${sqlNow()} - make_interval(days => ${days}::int)`;
  // Only feeds' lists count in a rule's search: a brokerage list could refer to itself.
  const filters = searchOf(search!);
  const [place, brokerId] = await Promise.all([
    resolvePlace(db, filters),
    filters.corretor === undefined ? null : activeBrokerId(db, filters.corretor),
  ]);
  return sql`(${all(searchConditions({ filters, place, brokerId }))})`;
}
