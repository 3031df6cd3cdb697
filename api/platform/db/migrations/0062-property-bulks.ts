import { type Kysely, sql } from 'kysely';

/**
 * The same change of many properties (docs/decisions/0130-bulk-of-properties.md): what the preview has shown, and how far
 * the work is. An item is one property; its values are of the brokerage, not of a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_bulk (
      id serial primary key,
      member_id int not null references staff_member (id) on delete cascade,
      role text not null,
      -- contract/staff-property-bulk.ts
      changes jsonb not null,
      -- of the list, as people read it
      about text not null,
      -- preview: nothing is decided; waiting, running: in the background; done, canceled, failed: the end
      state text not null default 'preview',
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      -- properties whose act is made
      prepared int not null default 0,
      changed int,
      -- of the whole
      act bigint references audit_log (id)
    );
    create index property_bulk_member on property_bulk (member_id);
    create index property_bulk_created on property_bulk (created_at);

    create table property_bulk_item (
      bulk_id int not null references property_bulk (id) on delete cascade,
      property_id int not null,
      -- by field: override before (was) and after (value); what people see before (seen) and after (next)
      changes jsonb not null,
      -- null: it changes; else domain/property/bulk.ts
      left_reason text,
      -- the act's values (api/audit/content.ts)
      salt text,
      content text,
      content_hash text,
      primary key (bulk_id, property_id)
    );
  `.execute(db);
}
