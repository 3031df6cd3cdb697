import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { staffContactsQuery, StaffContacts } from '@contract/staff-contacts';
import { timeZone } from '@domain/kernel/moment';
import type { ContactOrigin } from '@domain/leads/portals';
import type { ContactsDatabase } from '../schema';
import { contactRows } from './contact-rows';
import { contactCounts } from './counts';
import { isVisibleTo, type Reader } from './own';
import { partOf } from './parts';
import { responsibleChoices } from './responsibles';
import { matchesText } from './search-words';
import { deliveriesToday } from './today';

type Query = z.output<typeof staffContactsQuery>;
type Filters = Pick<Query, 'tab' | 'since' | 'responsible' | 'origin'>;

export const pageSize = 50;

export async function listContacts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  query: Query,
): Promise<StaffContacts> {
  const counts = await contactCounts(db, reader);
  const found =
    query.text.trim() === '' ? await part(db, reader, query, counts) : await search(db, reader, query);
  return {
    contacts: await contactRows(db, found.ids),
    ...{ total: found.total, counts },
    ...(await deliveriesToday(db, reader)),
    responsibles: await responsibleChoices(db, reader),
  };
}

/** Nothing limits the rows but the text: no filter reads their columns. */
const isWhole = ({ grant }: Reader, { tab, ...filters }: Query): boolean =>
  grant === 'all' && tab === 'all' && !isFiltered(filters);

const isFiltered = ({ since, responsible, origin }: Omit<Filters, 'tab'>): boolean =>
  since !== undefined || responsible !== undefined || origin !== undefined;

interface Found {
  ids: number[];
  total: number;
}

/** Of `lead`: what `filtersOf` and the order read. */
export const filterColumns = sql`id, created_at, broker_id, member_id, state, suspicion, kind, came_before, next_on, portal, channel`;

/** Conditions on rows of `lead`, apart from the text. */
export function filtersOf(reader: Reader, { tab, since, responsible, origin }: Filters): RawBuilder<unknown> {
  const filters = [partOf[tab], isVisibleTo(reader)];
  if (since) filters.push(sql<boolean>`created_at >= ${since}::date::timestamp at time zone ${timeZone}`);
  if (responsible) filters.push(sql<boolean>`${sql.ref(`${responsible.kind}_id`)} = ${responsible.id}`);
  if (origin) filters.push(isFrom(origin));
  return sql.join(filters, sql` and `);
}

const isFrom = (origin: ContactOrigin): RawBuilder<boolean> => {
  if (origin === 'site') return sql<boolean>`(portal is null and channel is null)`;
  return origin === 'equipe' ? sql<boolean>`channel is not null` : sql<boolean>`portal = ${sql.lit(origin)}`;
};

/** The ids come from an index alone. The nearer end is read: no page lies behind more than half of the rows. */
async function part(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  query: Query,
  counts: StaffContacts['counts'],
): Promise<Found> {
  const where = filtersOf(reader, query);
  const total = isFiltered(query) ? await countOf(db, where) : counts[query.tab];
  const start = Math.min(query.page - 1, Math.max(0, Math.ceil(total / pageSize) - 1)) * pageSize;
  const size = Math.min(pageSize, total - start);
  const isFromEnd = start > total / 2;
  const offset = isFromEnd ? total - start - size : start;
  const { rows } = await sql<{ id: number }>`
    select id from lead where ${where}
    order by ${orderOf(isFromEnd ? opposite[query.sort] : query.sort)} offset ${offset} limit ${size}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  return { ids: isFromEnd ? ids.toReversed() : ids, total };
}

async function countOf(db: Kysely<ContactsDatabase>, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from lead where ${where}`.execute(
    db,
  );
  return rows[0]!.count;
}

const opposite = { newest: 'oldest', oldest: 'newest' } as const;

const orderOf = (sort: Query['sort']): RawBuilder<unknown> =>
  sort === 'newest' ? sql`created_at desc, id desc` : sql`created_at, id`;

/**
 * All matches first, by the index of the words: along the index of the times each row's words would have to be made, at
 * a tenth of a millisecond each. Without filters no other column is read: rows of a frequent word are many.
 */
async function search(db: Kysely<ContactsDatabase>, reader: Reader, query: Query): Promise<Found> {
  const matches = await matchesText(db, query.text);
  if (matches === null) return { ids: [], total: 0 };
  const columns = isWhole(reader, query) ? sql`id, created_at` : filterColumns;
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with matched as materialized (select ${columns} from lead where ${matches}), filtered as not materialized (
      select id, created_at from matched lead where ${filtersOf(reader, query)}
    )
    select (select count(*) from filtered) as total, (
      select array_agg(id) from (
        select id from filtered order by ${orderOf(query.sort)}
        offset ${(query.page - 1) * pageSize} limit ${pageSize}
      ) page
    ) as ids`.execute(db);
  return { ids: (rows[0]!.ids ?? []).map(Number), total: rows[0]!.total };
}
