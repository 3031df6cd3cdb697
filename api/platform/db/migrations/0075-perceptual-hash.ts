import { type Kysely, sql } from 'kysely';

/**
 * What a stored photo shows, as 16 hexadecimal digits (docs/decisions/0146-photos-that-look-alike.md); null: not computed
 * yet; '': the stored picture could not be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table photo add perceptual_hash text;
    create index photo_without_hash on photo (key) where key is not null and perceptual_hash is null`.execute(
    db,
  );
}
