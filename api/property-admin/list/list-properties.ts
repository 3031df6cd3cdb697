import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { StaffProperties, staffPropertiesQuery } from '@contract/staff-property-list';
import { type PropertySort, type PropertyTab, propertyTabs } from '@domain/property/property-list';
import type { PropertyAdminDatabase } from '../schema';
import { isVisibleTo, propertyCondition, type Reader } from './property-condition';
import { propertyRows } from './property-rows';
import { partOf } from './property-states';

type PropertiesQuery = z.output<typeof staffPropertiesQuery>;

export const pageSize = 50;

export async function listProperties(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  query: PropertiesQuery,
): Promise<StaffProperties> {
  const condition = await propertyCondition(db, reader, query);
  const counts = await propertyCounts(db, reader);
  const found = isWholeTab(query)
    ? await pageOfTab(db, condition, query, counts[query.tab])
    : await pageOfMatches(db, condition, query);
  return {
    properties: await propertyRows(db, found.ids),
    ...{ total: found.total, counts },
    ...(await choicesOf(db, reader)),
  };
}

interface Found {
  ids: number[];
  total: number;
}

const isWholeTab = ({ tab: _tab, sort: _sort, page: _page, ...filters }: PropertiesQuery) =>
  Object.values(filters).every((value) => value === undefined || value === '');

/** Of each part of the list, as far as the member sees it. */
async function propertyCounts(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
): Promise<Record<PropertyTab, number>> {
  const columns = propertyTabs.map((tab) => sql`count(*) filter (where ${partOf(tab)}) as ${sql.id(tab)}`);
  const { rows } = await sql<Record<PropertyTab, number>>`
    select ${sql.join(columns)} from property where ${isVisibleTo(reader)}`.execute(db);
  return rows[0]!;
}

/** The number is known: along an index of the order only the page is read. */
async function pageOfTab(
  db: Kysely<PropertyAdminDatabase>,
  condition: RawBuilder<boolean>,
  { sort, page }: PropertiesQuery,
  total: number,
): Promise<Found> {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const { rows } = await sql<{ id: number }>`
    select id from property where ${condition} order by ${orders[sort]}
    offset ${(Math.min(page, pages) - 1) * pageSize} limit ${pageSize}`.execute(db);
  return { ids: rows.map(({ id }) => id), total };
}

/** Matches are found once, for their number and the page. A page that is not there is the last one. */
async function pageOfMatches(
  db: Kysely<PropertyAdminDatabase>,
  condition: RawBuilder<boolean>,
  { sort, page }: PropertiesQuery,
): Promise<Found> {
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with matched as materialized (
      select id, row_number() over (order by ${orders[sort]}) as place from property where ${condition}
    ), counted as (select count(*) as total from matched)
    select total, (
      select array_agg(id order by place) from matched
      where (place - 1) / ${pageSize}::int = least(${page - 1}::int, (total - 1) / ${pageSize}::int)
    ) as ids from counted`.execute(db);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

const price = sql`coalesce(property.sale_amount, property.rent_amount)`;

/** Ties by id. */
const orders: Record<PropertySort, RawBuilder<unknown>> = {
  changed: sql`property.updated_at desc, property.id desc`,
  unchecked: sql`property.check_from, property.id`,
  newest: sql`property.listed_at desc, property.id desc`,
  'price-up': sql`${price} nulls last, property.id`,
  'price-down': sql`${price} desc nulls last, property.id`,
  code: sql`lower(property.reference), property.id`,
};

/** For the fields that choose; only what the member may see. */
async function choicesOf(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
): Promise<Pick<StaffProperties, 'brokers' | 'sources'>> {
  const { rows: brokers } = await sql<{ id: number; name: string }>`
    select b.id, b.name from broker b
    where b.active ${reader.grant === 'all' ? sql`` : sql`and lower(b.email) = ${reader.member.email}`}
    order by lower(b.name), b.id`.execute(db);
  const sources = await db
    .selectFrom('source')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  return { brokers, sources };
}
