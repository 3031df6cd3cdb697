import { type RawBuilder, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { type BulkField, bulkFields } from '@domain/property/bulk';
import { lockCatalogue } from '../lock-catalogue';
import type { CatalogueDatabase } from '../schema';

/** What people see of each field in a row `p`, with the feed's `news` and `highlighted` where a rule decides them. */
const seenValues: { readonly [Field in BulkField]: RawBuilder<unknown> } = {
  broker: sql`(select slug from broker where id = p.broker_id)`,
  exclusivity: sql`p.exclusivity`,
  news: sql`coalesce(p.feed_news, p.news)`,
  opportunity: sql`p.opportunity`,
  highlighted: sql`coalesce(p.feed_highlighted, p.highlighted)`,
  withdrawn: sql`not p.available`,
  sell_price: sql`p.sell_price`,
  rent_price: sql`p.rent_price`,
};
export const seenJson = (field: BulkField) => sql`coalesce(to_jsonb(${seenValues[field]}), 'null')`;

/** By field, columns of `p` with their value; `n` has the new values by field. */
const columnsOf: { readonly [Field in BulkField]: readonly (readonly [string, RawBuilder<unknown>])[] } = {
  broker: [['broker_id', sql`(select id from broker where slug = n ->> 'broker')`]],
  exclusivity: [['exclusivity', sql`(n ->> 'exclusivity')::boolean`]],
  news: [
    ['news', sql`(n ->> 'news')::boolean`],
    ['feed_news', sql`null`],
  ],
  opportunity: [['opportunity', sql`(n ->> 'opportunity')::boolean`]],
  highlighted: [
    ['highlighted', sql`(n ->> 'highlighted')::boolean`],
    ['feed_highlighted', sql`null`],
  ],
  withdrawn: [['available', sql`not (n ->> 'withdrawn')::boolean`]],
  sell_price: [['sell_price', sql`case when for_sale then (n ->> 'sell_price')::bigint end`]],
  rent_price: [
    ['rent_price', sql`case when for_rent and period_rent is null then (n ->> 'rent_price')::bigint end`],
  ],
};

/**
 * As `lockProperties`, without reading them. Visitors do not wait for these locks: what refers to a property can be added.
 * @param ids a query of ids
 */
export async function lockInSets(write: Write<CatalogueDatabase>, ids: RawBuilder<unknown>): Promise<void> {
  await lockCatalogue(write);
  await sql`select from source where id in (select source_id from property where id in (${ids}))
    order by id for no key update`.execute(write);
  await sql`select from property where id in (${ids}) order by id for no key update`.execute(write);
}

export interface SetOfChanges {
  /** Rows of property_id, field and override (jsonb); null gives the field back to the feed. */
  rows: RawBuilder<unknown>;
  fields: readonly BulkField[];
  memberId: number | null;
}

/** What `writeOverrides` does, for thousands of locked properties, in three statements. */
export async function writeInSets(
  write: Write<CatalogueDatabase>,
  { rows, fields, memberId }: SetOfChanges,
): Promise<void> {
  await sql`
    insert into property_override (source_id, reference, field, value, feed_value, until, reason, member_id, at)
    select p.source_id, p.reference, g.field, g.override -> 'value',
      case g.field ${sql.join(
        bulkFields.map((field) => sql`when ${sql.lit(field)} then ${seenJson(field)}`),
        sql` `,
      )} end,
      (g.override ->> 'until')::date, g.override ->> 'reason', ${memberId}::int, ${sqlNow()}
    from (${rows}) g join property p on p.id = g.property_id
    where jsonb_typeof(g.override) = 'object'
    on conflict (source_id, reference, field) do update set value = excluded.value, until = excluded.until,
      reason = excluded.reason, member_id = excluded.member_id, at = excluded.at`.execute(write);
  await writeColumns(write, rows, fields);
  await sql`
    delete from property_override o using (${rows}) g, property p
    where p.id = g.property_id and o.source_id = p.source_id and o.reference = p.reference and o.field = g.field
      and jsonb_typeof(g.override) is distinct from 'object'`.execute(write);
}

/** Where an override ends or has passed, the feed's value is still in its row. A row that stays as it is is not written. */
async function writeColumns(
  write: Write<CatalogueDatabase>,
  rows: RawBuilder<unknown>,
  fields: readonly BulkField[],
): Promise<void> {
  const columns = fields.flatMap((field) => columnsOf[field].map((column) => [field, ...column] as const));
  const values = columns.map(
    ([field, column, value]) =>
      sql`case when n ? ${sql.lit(field)} then ${value} else p.${sql.ref(column)} end`,
  );
  const targets = columns.map(([, column], index) => sql`${sql.ref(column)} = ${values[index]!}`);
  const isInForce = sql`jsonb_typeof(g.override) is not distinct from 'object'
    and coalesce((g.override ->> 'until')::date >= ${isoDay(clock.now())}::date, true)`;
  await sql`
    update property p set ${sql.join(targets)}, updated_at = ${sqlNow()}
    from (
      select q.id, jsonb_object_agg(g.field, case when not (${isInForce}) then o.feed_value
        when g.field = 'withdrawn' then 'true' else g.override -> 'value' end) as n
      from (${rows}) g join property q on q.id = g.property_id
      join property_override o on o.source_id = q.source_id and o.reference = q.reference and o.field = g.field
      group by q.id
    ) w
    where p.id = w.id and (${sql.join(values)})
      is distinct from (${sql.join(columns.map(([, column]) => sql`p.${sql.ref(column)}`))})`.execute(write);
}
