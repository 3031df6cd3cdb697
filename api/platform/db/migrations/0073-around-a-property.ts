import { type Kysely, sql } from 'kysely';

/**
 * A property whose owner the brokerage has chosen in the admin (docs/decisions/0144-around-a-property.md). `property_owner`
 * has the owners in effect; what the owners file says of such a property waits in `listed_owner`. `reported_change`: a broker
 * says that offer or price no longer hold, for those who change properties.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_choice (
      property_id int primary key references property (id) on delete cascade,
      -- null: a member who was removed
      member_id int references staff_member (id) on delete set null,
      at timestamptz not null
    );
    create index owner_choice_member on owner_choice (member_id) where member_id is not null;
    create table listed_owner (
      property_id int not null references property (id) on delete cascade,
      -- in small letters
      email text not null,
      only_you_until date,
      since timestamptz not null,
      primary key (property_id, email)
    );
    create index listed_owner_email on listed_owner (email);
    create table reported_change (
      property_id int primary key references property (id) on delete cascade,
      -- null: a member who was removed
      member_id int references staff_member (id) on delete set null,
      note text not null,
      at timestamptz not null
    );
    create index reported_change_at on reported_change (at);
    create index reported_change_member on reported_change (member_id) where member_id is not null`.execute(
    db,
  );
}
