import { type Kysely, sql } from 'kysely';

/**
 * Fields of a property that the brokerage decides, not the feed (docs/decisions/0129-overrides.md). Rows of `property`
 * have the values in effect; the feed's own are here, beside the brokerage's. By source and reference: they outlive a
 * property that leaves its feed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_override (
      source_id int not null references source (id) on delete cascade,
      reference text not null,
      -- domain/property/overrides.ts
      field text not null,
      value jsonb not null,
      -- as last loaded
      feed_value jsonb not null,
      -- the last day, in São Paulo; null: no end
      until date,
      reason text,
      -- null: the operator, or a member who was removed
      member_id int references staff_member (id) on delete set null,
      at timestamptz not null,
      primary key (source_id, reference, field)
    );
    create index property_override_until on property_override (until) where until is not null;
    create index property_override_member on property_override (member_id)`.execute(db);
}
