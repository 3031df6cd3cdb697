import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffContacts } from '@contract/staff-contacts';
import type { ContactsDatabase } from '../schema';
import { contactRows } from './contact-rows';
import { contactCounts } from './counts';
import { type ContactsQuery, filtersOf, type Found, isSince, orderOf, pageSize } from './filters';
import type { Reader } from './own';
import { responsibleChoices } from './responsibles';
import { searchContacts } from './search-contacts';
import { deliveriesToday } from './today';

export async function listContacts(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  query: ContactsQuery,
): Promise<StaffContacts> {
  const counts = await contactCounts(db, reader);
  const found =
    query.text.trim() === ''
      ? await part(db, reader, query, counts)
      : await searchContacts(db, reader, query);
  return {
    contacts: await contactRows(db, found.ids),
    ...{ total: found.total, has_more: found.hasMore ?? false, counts },
    ...(await deliveriesToday(db, reader)),
    responsibles: await responsibleChoices(db, reader),
  };
}

/** The ids come from an index alone. The nearer end is read: no page lies behind more than half of the rows. */
async function part(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  query: ContactsQuery,
  counts: StaffContacts['counts'],
): Promise<Found> {
  const where = filtersOf(reader, query);
  const total = await totalOf(db, reader, query, counts[query.tab]);
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

/** With a day: as many are counted as are on its nearer side. @param all contacts of the tab */
async function totalOf(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  { tab, since, responsible, origin }: ContactsQuery,
  all: number,
): Promise<number> {
  const where = filtersOf(reader, { tab, since, responsible, origin });
  if (responsible || origin) return countOf(db, where);
  if (since === undefined) return all;
  const half = Math.floor(all / 2);
  const recent = await countOf(db, where, half + 1);
  if (recent <= half) return recent;
  return all - (await countOf(db, sql`${filtersOf(reader, { tab })} and not ${isSince(since)}`));
}

async function countOf(
  db: Kysely<ContactsDatabase>,
  where: RawBuilder<unknown>,
  most: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from lead where ${where} limit ${most}) counted`.execute(db);
  return rows[0]!.count;
}

const opposite = { newest: 'oldest', oldest: 'newest' } as const;
