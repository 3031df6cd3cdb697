import { type Kysely, sql } from 'kysely';
import type { StaffPropertyRow } from '@contract/staff-property-list';
import type { PropertyState } from '@domain/property/property-list';
import type { PropertyAdminDatabase } from '../schema';
import { heldValue } from './property-quality';
import { propertyState } from './property-states';

interface Row extends Pick<
  StaffPropertyRow,
  'id' | 'reference' | 'title' | 'source' | 'district' | 'city' | 'currency' | 'photos' | 'held'
> {
  sell: number | null;
  rent: number | null;
  broker_id: number | null;
  broker_name: string | null;
  state: PropertyState;
  checked_at: Date | null;
  updated_at: Date;
  feed_price: StaffPropertyRow['feed_price'];
}

/** In the order of the ids. */
export async function propertyRows(
  db: Kysely<PropertyAdminDatabase>,
  ids: readonly number[],
): Promise<StaffPropertyRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select property.id, property.reference, property.title, source.name as source, property.district, property.city,
      property.currency, property.photo_count as photos, property.updated_at, property.checked_at,
      property.sale_amount as sell, property.rent_amount as rent,
      property.broker_id, broker.name as broker_name, ${propertyState} as state,
      (select coalesce(jsonb_object_agg(case o.field when 'sell_price' then 'sell' else 'rent' end, o.feed_value), '{}')
        from property_override o where o.source_id = property.source_id and o.reference = property.reference
          and o.field in ('sell_price', 'rent_price')) as feed_price,
      ${heldValue} as held
    from property
    join source on source.id = property.source_id
    left join broker on broker.id = property.broker_id
    where property.id = any(${[...ids]}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [rowOf(row)] : [];
  });
}

const rowOf = ({
  sell,
  rent,
  broker_id,
  broker_name,
  checked_at,
  updated_at,
  ...row
}: Row): StaffPropertyRow => ({
  ...row,
  price: { sell, rent },
  broker: broker_id === null ? null : { id: broker_id, name: broker_name ?? '' },
  checked_at: checked_at?.toISOString() ?? null,
  updated_at: updated_at.toISOString(),
});
