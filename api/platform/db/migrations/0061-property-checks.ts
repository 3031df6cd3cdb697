import { type Kysely, sql } from 'kysely';

/** When someone of the brokerage last confirmed offer and price (docs/decisions/0133-freshness.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table property
      -- null: not since it came on the site
      add column checked_at timestamptz,
      -- null: the operator, or a member who was removed
      add column checked_by int references staff_member (id) on delete set null,
      -- the days on the site count from here: the last check, else the arrival, later by every pause
      add column check_from timestamptz not null default transaction_time(),
      -- off the market since; null: on it, also where it is reserved
      add column check_paused_at timestamptz`.execute(db);
  // The first questions come over thirty days, not all on one.
  await sql`
    update property set check_from = transaction_time() - make_interval(days => id % 30),
      check_paused_at = case when in_feed and available and visibility <> 'draft' then null else transaction_time() end`.execute(
    db,
  );
  await sql`
    create index property_check_from on property (check_from);
    create index property_checked_by on property (checked_by) where checked_by is not null;

    -- A pause stops the days; after a long one, the property is as a new one. Before the row: no generated columns.
    create function pause_property_check() returns trigger language plpgsql as $$
      declare
        long constant interval := interval '30 days';
        was boolean := tg_op = 'UPDATE' and old.check_paused_at is null;
        is_offered boolean := new.in_feed and new.available and new.visibility <> 'draft';
        moment timestamptz := transaction_time();
        pause interval;
      begin
        if not is_offered then
          if was or tg_op = 'INSERT' then new.check_paused_at := moment; end if;
        elsif tg_op = 'UPDATE' and old.check_paused_at is not null then
          pause := moment - old.check_paused_at;
          if pause > long then
            new.checked_at := null;
            new.checked_by := null;
            new.check_from := moment;
          else
            new.check_from := old.check_from + pause;
          end if;
          new.check_paused_at := null;
        end if;
        return new;
      end $$;
    create trigger property_check_added before insert on property
      for each row execute function pause_property_check();
    create trigger property_check_paused before update on property
      for each row
      when ((old.in_feed, old.available, old.visibility)
        is distinct from (new.in_feed, new.available, new.visibility))
      execute function pause_property_check();

    -- Of the former owner the brokerage has a word, of the next one it has none: the broker is asked at once.
    create function ask_of_next_owner() returns trigger language plpgsql as $$
      begin
        update property set checked_at = null, checked_by = null,
          check_from = transaction_time() - make_interval(days => case when exclusivity then 60 else 30 end)
        where id = old.property_id and checked_at is not null;
        return null;
      end $$;
    create trigger property_owner_left after delete or update of email on property_owner
      for each row execute function ask_of_next_owner();

    -- Searches do not know of checks: a check alone leaves the search index.
    drop trigger property_written on property;
    create trigger property_written after insert or delete on property
      for each row execute function forget_search_index();
    create trigger property_rewritten after update on property
      for each row
      when (old.checked_at is not distinct from new.checked_at
        or to_jsonb(old) - '{checked_at,checked_by,check_from}'::text[]
          is distinct from to_jsonb(new) - '{checked_at,checked_by,check_from}'::text[])
      execute function forget_search_index()`.execute(db);
}
