import { type Kysely, type RawBuilder, sql } from 'kysely';
import { seenJson } from '@api/catalogue/overrides/write-in-sets';
import { type BulkField, bulkFields } from '@domain/property/bulk';
import type { PropertyAdminDatabase } from '../schema';
import type { BulkProperty } from './plan-item';

interface Read {
  fields: readonly BulkField[];
  /** Acts of others on these fields since then make a property busy. */
  others: { than: number; since: Date } | null;
  isVisible?: RawBuilder<boolean>;
}

interface StoredCheck {
  checked_at: Date | null;
  checked_by: number | null;
  check_from: Date;
  is_paused: boolean;
}

/** An override as acts and items have it. */
export const overrideJson = sql`jsonb_build_object('value', o.value, 'until', o.until, 'reason', o.reason)`;

/** By id; those that the member does not see are absent. */
export async function readBulkProperties(
  db: Kysely<PropertyAdminDatabase>,
  ids: readonly number[],
  { fields, others, isVisible = sql<boolean>`true` }: Read,
): Promise<Map<number, BulkProperty>> {
  const isBusy = others
    ? sql`exists (select from audit_log l where l.subject = 'property:' || p.id and l.fields && ${[...fields]}::text[]
        and l.at > ${others.since} and l.member_id is distinct from ${others.than})`
    : sql`false`;
  const seen = sql.join(bulkFields.map((field) => sql`${sql.lit(field)}, ${seenJson(field)}`));
  const { rows } = await sql<BulkProperty & StoredCheck>`
    select p.id, p.in_feed as "isInFeed", p.for_sale as "hasSellPrice",
      p.for_rent and p.period_rent is null as "hasRentPrice", ${isBusy} as "isBusy",
      p.checked_at, p.checked_by, p.check_from, p.check_paused_at is not null as is_paused,
      jsonb_build_object(${seen}) as seen,
      (select coalesce(jsonb_object_agg(o.field, ${overrideJson} || jsonb_build_object('feed', o.feed_value)), '{}')
        from property_override o where o.source_id = p.source_id and o.reference = p.reference
        and o.field = any(${[...fields]}::text[])) as overrides
    from property p
    where p.id in (select id from property where id = any(${[...ids]}::int[]) and ${isVisible})`.execute(db);
  return new Map(
    rows.map(({ checked_at, checked_by, check_from, is_paused: isPaused, ...property }) => {
      const times = { checked_at: checked_at?.toISOString() ?? null, check_from: check_from.toISOString() };
      return [property.id, { ...property, check: { ...times, checked_by, isPaused } }];
    }),
  );
}
