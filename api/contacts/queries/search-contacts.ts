import { type Kysely, type RawBuilder, sql } from 'kysely';
import { maxFound } from '@domain/leads/contact-parts';
import type { ContactsDatabase } from '../schema';
import { type ContactsQuery, filtersOf, type Found, orderOf, pageSize } from './filters';
import type { Reader } from './own';
import { matchesText } from './search-words';

/** Contacts by their text and the filters. Counts `maxFound` at most: who finds more types more. */
export async function searchContacts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  query: ContactsQuery,
): Promise<Found> {
  const matches = await matchesText(db, query.text);
  if (matches === null) return { ids: [], total: 0 };
  const where = sql`${matches} and ${filtersOf(reader, query)}`;
  const found = await pageOfMatches(db, where, query, maxFound + 1);
  if (found.total <= maxFound) return found;
  const isPage = query.page <= maxFound / pageSize;
  return { ids: isPage ? await frequentIds(db, where, query) : [], total: maxFound, hasMore: true };
}

/**
 * Matches first, by the index of the words: along the index of the times, a search that finds nothing would read all
 * contacts.
 */
async function pageOfMatches(
  db: Kysely<ContactsDatabase>,
  where: RawBuilder<unknown>,
  { sort, page }: ContactsQuery,
  most: number | null,
): Promise<Found> {
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with matched as materialized (select id, created_at from lead where ${where} limit ${most})
    select (select count(*) from matched) as total, (
      select array_agg(id) from (
        select id from matched order by ${orderOf(sort)} offset ${(page - 1) * pageSize} limit ${pageSize}
      ) page
    ) as ids`.execute(db);
  return { ids: (rows[0]!.ids ?? []).map(Number), total: rows[0]!.total };
}

/** Contacts at the end of the list among which a frequent word is looked for. */
const nearest = 20_000;

/** Frequent matches are near the end of the list, mostly: else all of them are read. */
async function frequentIds(
  db: Kysely<ContactsDatabase>,
  where: RawBuilder<unknown>,
  query: ContactsQuery,
): Promise<number[]> {
  const order = orderOf(query.sort);
  const { rows } = await sql<{ id: number }>`
    select id from (select * from lead order by ${order} limit ${nearest}) lead where ${where}
    order by ${order} offset ${(query.page - 1) * pageSize} limit ${pageSize}`.execute(db);
  if (rows.length === pageSize) return rows.map(({ id }) => id);
  return (await pageOfMatches(db, where, query, null)).ids;
}
