import { type Kysely, sql } from 'kysely';

/** Letters of favourites, by the ledger of those of searches (docs/decisions/0066-favourites-letters.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- how often an account is told of its favourites: as saved_search.frequency
    alter table account add favorite_letters text not null default 'off';

    -- what it tells of a favourite: fell, left; null: nothing, it is told to searches alone
    alter table alert add favorite text;

    -- stop: of the favourites too
    alter table alert_link add favorites boolean not null default false;

    drop trigger event_of_batch on property_event;
    create trigger event_of_batch after insert on property_event
      for each row when (new.kind in ('announced', 'price', 'back', 'left') and new.at = date_trunc('milliseconds', now()))
      execute function note_alert_batch();
  `.execute(db);
}
