import { type Kysely, sql } from 'kysely';

/**
 * Properties of the brokerage's own are drafts of announcements that members type
 * (docs/decisions/0132-own-properties.md). They have a number, and belong to no browser and to no account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence own_property_number as int;
    alter table announcement_draft
      -- null: an owner's draft
      add column own_number int unique,
      -- who began it; null: a member who was removed
      add column member_id int references staff_member (id) on delete set null,
      -- its row, from the first publication on
      add column property_id int references property (id) on delete set null,
      -- null: never published, or taken back by an undo
      add column published_at timestamptz,
      -- revision of the fields that the property has
      add column published_revision int,
      add column discarded_at timestamptz;
    create index announcement_draft_member on announcement_draft (member_id) where member_id is not null;
    create index announcement_draft_property on announcement_draft (property_id) where property_id is not null;
    -- a member has one empty draft, so that two presses begin one
    create unique index announcement_draft_blank on announcement_draft (member_id)
      where own_number is not null and revision = 0 and discarded_at is null`.execute(db);
}
