import { type Kysely, type RawBuilder, sql } from 'kysely';
import { wordsOf, wordTerm } from '@api/platform/db/search-words';
import { sqlNow } from '@api/platform/db/sql-now';
import { resolveSearch } from '@api/search/queries/resolve-search';
import { all, matchConditions } from '@api/search/queries/search-conditions';
import { isCheckLate } from '@api/catalogue/checks/check-conditions';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import type { StaffContext } from '@api/staff/queries/sessions';
import type { PropertyFilter } from '@contract/staff-property-list';
import { fold } from '@domain/kernel/text';
import type { CheckAge } from '@domain/property/property-list';
import type { SearchFilters } from '@domain/search/filters';
import { maxId } from '@domain/property/property-url';
import type { Grant } from '@domain/staff/roles';
import type { PropertyAdminDatabase } from '../schema';
import { hasQuality } from './property-quality';
import { isInState, partOf } from './property-states';

/** Of the guard (`staffOf`). */
export type Reader = Pick<StaffContext, 'member'> & { grant: Grant };

/** Rows of `property` that the member may see: with a grant of one's own, those of the broker of the same e-mail. */
export const isVisibleTo = ({ member: { email }, grant }: Reader): RawBuilder<boolean> =>
  grant === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(property.broker_id in (select own.id from broker own where lower(own.email) = ${email}))`;

/**
 * The properties of a filter that the member may see: lists, files and bulks use this one. For queries that read
 * `property` by this name and no other table beside it, since conditions of the site's search name bare columns.
 */
export async function propertyCondition(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  filter: PropertyFilter,
): Promise<RawBuilder<boolean>> {
  const { tab, text, place, broker, owner, source, state, checked, quality, search } = filter;
  const conditions = [partOf(tab), isVisibleTo(reader)];
  if (text.trim()) conditions.push(matchesText(text));
  if (place.trim()) conditions.push(hasWords(place, placePrefix));
  if (broker === 'none') conditions.push(sql<boolean>`property.broker_id is null`);
  else if (broker) conditions.push(sql<boolean>`property.broker_id = ${broker}`);
  if (owner.trim()) conditions.push(isOwnedBy(owner.trim()));
  if (source) conditions.push(sql<boolean>`property.source_id = ${source}`);
  if (state) conditions.push(isInState(state));
  if (checked) conditions.push(isCheckedAt(checked));
  if (quality) conditions.push(hasQuality[quality]);
  if (search) conditions.push(await matchesSearch(db, search));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Words of the place are stored once more behind it (migration 0067). */
const placePrefix = 'l:';

function hasWords(text: string, prefix = ''): RawBuilder<boolean> {
  const words = wordsOf(text);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(property.words @@ ${words.map((word) => wordTerm(word, prefix)).join(' & ')}::tsquery)`;
}

/** Words of code, title or address; the site's number of the property too. */
function matchesText(text: string): RawBuilder<boolean> {
  const id = text.trim();
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId
    ? sql<boolean>`(${hasWords(text)} or property.id = ${Number(id)})`
    : hasWords(text);
}

/** Parts of a proven account's name, or of the e-mail. */
function isOwnedBy(text: string): RawBuilder<boolean> {
  const pattern = `%${fold(text)
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(property.id in (select o.property_id from property_owner o
    left join account a on a.email = o.email and a.verified_at is not null
    where o.email like ${pattern} or folded_text(a.name) like ${pattern}))`;
}

function isCheckedAt(age: CheckAge): RawBuilder<boolean> {
  if (age === 'late') return isCheckLate('property');
  if (age === 'never') return sql<boolean>`(property.checked_at is null)`;
  return sql<boolean>`(property.check_paused_at is null
    and property.check_from < ${sqlNow()} - make_interval(days => ${Number(age)}::int))`;
}

async function matchesSearch(
  db: Kysely<PropertyAdminDatabase>,
  filters: SearchFilters,
): Promise<RawBuilder<boolean>> {
  const brokerage = filters.curadoria === undefined ? undefined : (await loadBrokerage(db))?.content;
  const conditions = matchConditions(await resolveSearch(db, filters, brokerage));
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${all(conditions)})`;
}
