import { type Kysely, sql } from 'kysely';

/**
 * What of the public pages is another now (docs/decisions/0082-kept-pages.md): written by the database itself, whoever
 * changes what they show, in the same transaction. Whoever keeps pages or answers asks what has become visible since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_change (
      -- the transaction: a number that is given out early may become visible late, so no serial one can be asked from
      written_by xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      -- home: what is shown of one; list: which homes there are; photo: a file; site: anything else, and so everything
      kind text not null,
      -- of home; null: of more than are worth naming
      property_id int,
      -- of photo: the one that is no more; null: there was none
      photo_key text
    );
    create index public_change_written_by on public_change (written_by);

    create function tell_changed_homes() returns trigger language plpgsql as $$
      declare
        most constant int := 500;
        changed int[] := array(
          select n.id from new_rows n join old_rows o on o.id = n.id where n is distinct from o limit most + 1);
      begin
        if cardinality(changed) > most then
          insert into public_change (kind) values ('home');
        else
          insert into public_change (kind, property_id) select 'home', unnest(changed);
        end if;
        return null;
      end $$;
    create trigger property_changed_publicly after update on property
      referencing old table as old_rows new table as new_rows
      for each statement execute function tell_changed_homes();

    create function tell_public_change() returns trigger language plpgsql as $$
      begin
        insert into public_change (kind) values (tg_argv[0]);
        return null;
      end $$;
    create trigger property_added_publicly after insert on property
      for each statement execute function tell_public_change('list');
    create trigger property_removed_publicly after delete on property
      for each statement execute function tell_public_change('home');
    create trigger slide_changed_publicly after insert or update or delete on slide
      for each statement execute function tell_public_change('site');
    create trigger house_changed_publicly after insert or update or delete on house
      for each statement execute function tell_public_change('site');
    create trigger broker_changed_publicly after update on broker
      for each row when (old.* is distinct from new.*) execute function tell_public_change('site');
    create trigger broker_came_or_went_publicly after insert or delete on broker
      for each statement execute function tell_public_change('site');

    create function tell_changed_photo() returns trigger language plpgsql as $$
      begin
        insert into public_change (kind, photo_key) values ('photo', old.key);
        return null;
      end $$;
    create trigger photo_kept_publicly after update on photo
      for each row
      when ((old.key, old.width, old.height, old.placeholder)
        is distinct from (new.key, new.width, new.height, new.placeholder))
      execute function tell_changed_photo();
    create trigger photo_deleted_publicly after delete on photo
      for each row when (old.key is not null) execute function tell_changed_photo();
  `.execute(db);
}
