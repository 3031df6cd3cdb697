import { type Kysely, sql } from 'kysely';

/**
 * What the database writes down of a change of the catalogue has the program's time, where the transaction says it
 * (api/platform/db/transaction-time.ts); else its own (docs/decisions/0085-one-clock.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the moment of the transaction, one for all of it, as now() is
    create function transaction_time() returns timestamptz language sql stable as $$
      select date_trunc('milliseconds', coalesce(nullif(current_setting('catalogue.now', true), '')::timestamptz, now()))
    $$;
    -- the same, and what of it has passed; to the millisecond, as programs know it
    create function time_in_transaction() returns timestamptz language sql volatile as $$
      select date_trunc('milliseconds', transaction_time() + (clock_timestamp()
        - coalesce(nullif(current_setting('catalogue.now_since', true), '')::timestamptz, now())))
    $$;

    alter table property_event alter column at set default transaction_time();
    drop trigger event_of_batch on property_event;
    create trigger event_of_batch after insert on property_event
      for each row when (new.kind in ('announced', 'price', 'back', 'left') and new.at = transaction_time())
      execute function note_alert_batch();

    alter table alert_batch alter column kept_at set default time_in_transaction();
    create or replace function alert_batch_is_kept() returns trigger language plpgsql as $$
      begin
        update alert_batch set kept_at = time_in_transaction() where id = new.id;
        return null;
      end $$;
  `.execute(db);
}
