import { type Kysely, sql } from 'kysely';
import type { OverrideField } from '@domain/property/override-names';
import type { PropertyAdminDatabase } from '../schema';

interface ListedOverride {
  source: string;
  reference: string;
  field: OverrideField;
  value: unknown;
  feed_value: unknown;
  until: string | null;
  reason: string | null;
  /** null: the operator, or a member who was removed. */
  by: string | null;
}

/** By source, reference and field, also of properties that left their feed. */
export async function listOverrides(
  db: Kysely<PropertyAdminDatabase>,
  { reference = null, source = null }: { reference?: string | null; source?: string | null },
): Promise<ListedOverride[]> {
  const { rows } = await sql<ListedOverride>`
    select s.name as source, o.reference, o.field, o.value, o.feed_value, o.until::text, o.reason, m.name as by
    from property_override o
    join source s on s.id = o.source_id
    left join staff_member m on m.id = o.member_id
    where (${reference}::text is null or o.reference = ${reference})
      and (${source}::text is null or s.name = ${source})
    order by s.name, o.reference, o.field`.execute(db);
  return rows;
}
