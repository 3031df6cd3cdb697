import { type Kysely, sql } from 'kysely';

/**
 * Who is said to have asked for the homes of the demo's owner, and to look for such homes: nobody
 * (docs/decisions/0069-owners.md). They are numbers of these homes alone, and no rows of accounts, contacts or searches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_contact (
      property_id int not null references property (id) on delete cascade,
      -- of São Paulo
      day date not null,
      -- one invented asker of this home's from another
      number int not null,
      -- in_person or virtual: a visit was asked for, so; null: none was
      mode text,
      primary key (property_id, day, number)
    );
    create table demo_demand (
      property_id int not null references property (id) on delete cascade,
      negotiation text not null,
      -- the highest price that each one names who looks for such a home
      highest jsonb not null,
      -- how many keep it among their favourites
      keepers int not null,
      primary key (property_id, negotiation)
    );
  `.execute(db);
}
