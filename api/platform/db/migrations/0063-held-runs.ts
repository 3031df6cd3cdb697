import { type Kysely, sql } from 'kysely';

/** Held runs that people decide, and runs that are reverted (docs/decisions/0135-loads-in-the-admin.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_run
      -- why nothing was written: api/feeds/apply/hold.ts; its listings stay staged until it is decided
      add column hold text,
      -- of references and hashes: the same feed is not held again
      add column digest text,
      -- what a publication needs beside the staged listings
      add column staged jsonb,
      -- discarded, published, without-prices; superseded: a newer run came first
      add column decision text,
      add column decided_at timestamptz,
      add column decided_by int references staff_member (id) on delete set null,
      add column reverted_at timestamptz;
    create index import_run_source on import_run (source_id, id);
    create index import_run_waiting on import_run (source_id) where hold is not null and decision is null;

    -- an import_run: after its revert the next load is held, which would write again what was taken back. No reference:
    -- import_run refers to source, and a move copies one table after the other
    alter table source add column reverted_run int;

    -- of the newest runs of each source
    create table import_detail (
      run_id int primary key references import_run (id) on delete cascade,
      -- reference, outcome, line, remarks
      remarks jsonb not null,
      -- prices, gone
      changes jsonb not null
    );
    -- rows as they were before a run, for its revert
    create table import_before (
      run_id int not null references import_run (id) on delete cascade,
      property_id int not null references property (id) on delete cascade,
      -- null: the run added it
      row jsonb,
      -- of fields with an override
      feed_values jsonb,
      primary key (run_id, property_id)
    );
    create index import_before_property on import_before (property_id);
    -- prices that the brokerage does not believe: the stored ones stay while the feed gives these
    create table withheld_price (
      source_id int not null references source (id) on delete cascade,
      reference text not null,
      sell bigint,
      rent bigint,
      primary key (source_id, reference)
    )`.execute(db);
}
