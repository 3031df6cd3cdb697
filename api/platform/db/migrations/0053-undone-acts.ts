import { type Kysely, sql } from 'kysely';

/** Undone acts and bulks (docs/decisions/0120-undo-and-bulks.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      -- the act that this one takes back; an act is taken back once
      add column undoes bigint references audit_log (id),
      -- of an act on one record: the act of the whole bulk, which has no values of a person
      add column batch bigint references audit_log (id);
    create unique index audit_log_undoes on audit_log (undoes) where undoes is not null;
    create index audit_log_batch on audit_log (batch, id) where batch is not null;
  `.execute(db);
}
