import { type Kysely, sql } from 'kysely';

/** How often a property was seen, by the day (of Brasília): a figure for its owner, and nothing of who saw it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_view (
      property_id int not null references property (id) on delete cascade,
      day date not null,
      segment text not null,
      view_type text not null,
      views int not null default 1,
      primary key (property_id, day, segment, view_type)
    );
  `.execute(db);
}
