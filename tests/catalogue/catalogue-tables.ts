import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Takes everything away that runs leave: nothing was ever imported here. */
export async function emptyCatalogue(db: Kysely<Database>): Promise<void> {
  for (const table of ['work', 'work_pace', 'photo', 'property', 'import_run', 'source'] as const)
    await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Everything of the catalogue that a run may change, in a form that can be compared. */
export async function snapshot(db: Kysely<Database>) {
  return {
    properties: await db.selectFrom('property').selectAll().orderBy('id').execute(),
    photos: await db.selectFrom('photo').select('url').orderBy('url').execute(),
    staged: await db.selectFrom('import_listing').select('reference').execute(),
  };
}
