import { type Kysely, sql } from 'kysely';

/**
 * `brought`: photos that a load added to a property whose photos the brokerage has arranged: {at, urls}. They are at the end, and the
 * page of its photos names them. Saving an arrangement clears it (docs/decisions/0131-photos-of-a-property.md).
 * The index is for photos that the brokerage added itself, among those of feeds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property_override add column brought jsonb`.execute(db);
  await sql`create index photo_own on photo (url) where url like 'casa:%'`.execute(db);
}
