import { type Kysely, sql } from 'kysely';

/**
 * Words and number of leads, stored (docs/decisions/0124-contacts-at-speed.md). Without the column a filter makes the words
 * of each row that it meets. `lead_count` has one row, or some while transactions are open: their sum is the number of leads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the words of many leads take longer than a statement may
    set local statement_timeout = 0;
    -- first: the new column rewrites the table with all its indexes
    drop index lead_words;
    alter table lead
      add column words tsvector generated always as (lead_words(name, email, whatsapp, protocol)) stored;
    create index lead_words on lead using gin (words);

    create table lead_count (n bigint not null);
    insert into lead_count select count(*) from lead having count(*) > 0;
    -- Rows that another transaction has locked stay: no writer waits for another.
    create function count_leads() returns trigger language plpgsql as $$ begin
      with merged as (
        delete from lead_count where ctid = any (array(select ctid from lead_count for update skip locked)) returning n
      )
      insert into lead_count
        select coalesce(sum(n), 0) + (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end
        from merged;
      return null;
    end $$;
    create trigger lead_added after insert on lead
      referencing new table as changed for each statement execute function count_leads();
    create trigger lead_removed after delete on lead
      referencing old table as changed for each statement execute function count_leads();
  `.execute(db);
}
