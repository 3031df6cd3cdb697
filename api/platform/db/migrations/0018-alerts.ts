import { type Kysely, sql } from 'kysely';

/** What saved searches are told of, once, and by which letter (docs/decisions/0064-alerts.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what one transaction has changed of a source, until searches have been held against it; its events are those of
    -- the source's properties at that moment
    create table alert_batch (
      id bigserial primary key,
      source_id int not null references source (id) on delete cascade,
      at timestamptz not null,
      -- when it was kept, as near as it can be known: a search that was saved later knew it
      kept_at timestamptz not null default clock_timestamp(),
      -- a flood that waits for the operator's word, and what it is
      held_at timestamptz,
      prices int,
      arrivals int,
      released_at timestamptz,
      unique (source_id, at)
    );
    create index property_event_at on property_event (at);

    create function note_alert_batch() returns trigger language plpgsql as $$
      begin
        insert into alert_batch (source_id, at)
        select source_id, new.at from property where id = new.property_id
        on conflict do nothing;
        return null;
      end $$;
    create trigger event_of_batch after insert on property_event
      for each row when (new.kind in ('announced', 'price', 'back') and new.at = date_trunc('milliseconds', now()))
      execute function note_alert_batch();

    -- At the very end of the transaction, which may have lasted for minutes.
    create function alert_batch_is_kept() returns trigger language plpgsql as $$
      begin
        update alert_batch set kept_at = clock_timestamp() where id = new.id;
        return null;
      end $$;
    create constraint trigger batch_kept after insert on alert_batch
      deferrable initially deferred
      for each row execute function alert_batch_is_kept();

    -- one letter of alerts; it is written when it is sent
    create table alert_letter (
      id bigserial primary key,
      account_id int not null references account (id) on delete cascade,
      -- at_once, daily, weekly
      rhythm text not null,
      made_at timestamptz not null default now()
    );
    create index alert_letter_account on alert_letter (account_id, made_at);

    -- the ledger: a thing that happened is told to a person once
    create table alert (
      id bigserial primary key,
      account_id int not null references account (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      event_id bigint not null references property_event (id) on delete cascade,
      -- when what it tells of was kept
      at timestamptz not null,
      -- null: it waits to be told
      letter_id bigint references alert_letter (id) on delete cascade,
      unique (account_id, property_id, event_id)
    );
    create index alert_waiting on alert (account_id, at) where letter_id is null;
    create index alert_of_letter on alert (letter_id) where letter_id is not null;
    create index alert_property on alert (property_id);
    create index alert_event on alert (event_id);

    -- which searches it fits, and why
    create table alert_search (
      alert_id bigint not null references alert (id) on delete cascade,
      search_id int not null references saved_search (id) on delete cascade,
      -- new, back, into_range, fell
      kind text not null,
      primary key (alert_id, search_id)
    );
    create index alert_search_search on alert_search (search_id);

    -- what a letter's link may do without a sign-in, by the link's hash
    create table alert_link (
      hash text primary key,
      letter_id bigint not null references alert_letter (id) on delete cascade,
      -- stop: of these searches; list: shows these homes
      purpose text not null,
      searches int[] not null default '{}',
      properties int[] not null default '{}',
      -- how often each search was told of before this link changed it
      before jsonb
    );
    create index alert_link_letter on alert_link (letter_id);
  `.execute(db);
}
