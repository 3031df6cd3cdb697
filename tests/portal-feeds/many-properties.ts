import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Copies of the only property, with codes of their own. Loads of a feed take minutes for as many. */
export async function copyProperty(db: Kysely<Database>, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'property' and is_generated = 'NEVER' and column_name not in ('id', 'reference')`.execute(
    db,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await db.transaction().execute(async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    await sql`insert into property (reference, ${columns})
      select reference || '-' || n, ${columns} from property, generate_series(2, ${count}::int) n`.execute(
      write,
    );
  });
}
