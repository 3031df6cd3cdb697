import { type Kysely, sql } from 'kysely';

/** Whose properties they are, by the operator's word (docs/decisions/0069-owners.md), and what portals say of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_owner (
      property_id int not null references property (id) on delete cascade,
      -- lower case: an account owns what stands under its proven e-mail
      email text not null,
      -- the last day of its 'only you' exclusivity; null: it has none
      only_you_until date,
      since timestamptz not null default now(),
      primary key (property_id, email)
    );
    create index property_owner_email on property_owner (email);
    -- what a portal has counted of a property on a day, as the operator has it; null: it does not say
    create table portal_figure (
      property_id int not null references property (id) on delete cascade,
      portal text not null,
      day date not null,
      views int,
      contacts int,
      primary key (property_id, portal, day)
    );
    -- since when something was counted, of all homes
    create index property_view_type on property_view (view_type, day);
    -- who works for the house, by e-mail: what they look at and look for is not counted
    create table staff_member (
      email text primary key,
      added_at timestamptz not null default now()
    );
    -- how many people look for such a home, as it was counted in a week: nothing changes it until the next
    create table demand_mirror (
      property_id int not null references property (id) on delete cascade,
      negotiation text not null,
      -- the Monday
      week date not null,
      currency text not null,
      -- [{up_to, people}], the lowest price first
      steps jsonb not null,
      -- people with a saved search that it meets, price and all
      seekers int not null,
      primary key (property_id, negotiation)
    );
  `.execute(db);
}
