import { type Kysely, sql } from 'kysely';

/** Feeds by setting, photos that nobody names, and by which request a lead came (docs/decisions/0055-feeds-by-setting.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what its feed's server said of what stands in the catalogue now: {question, etag, lastModified}; null: ask for all
    alter table source add column feed_version jsonb;
    -- why a run ended as it did, for people
    alter table import_run add column reason text;
    -- since when nothing names it; null: something does
    alter table photo add column unused_since timestamptz;
    create index photo_unused on photo (unused_since) where unused_since is not null;
    create index photo_key on photo (key) where key is not null;
    -- the request that brought it, as log and error pages name it
    alter table lead add column request_id text;
  `.execute(db);
}
