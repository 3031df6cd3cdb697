import { type Kysely, sql } from 'kysely';

/** Photos that were kept coarser than they are now: fetched once more where their address still answers (api/platform/photos/refetch.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table photo add column renew_at timestamptz;
    update photo set renew_at = now() where key is not null and (url like 'http%' or url like 'demo:%');
    create index photo_renew_at on photo (renew_at) where renew_at is not null;
  `.execute(db);
}
