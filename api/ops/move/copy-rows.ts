import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Rows in memory: a few megabytes at most. */
const batch = 200;

/** Without generated columns. */
async function writtenColumns(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies all columns, also ids and dates. Rows stay JSON text, so no number is converted here. */
export async function copyRows(
  from: Kysely<Database>,
  to: Kysely<Database>,
  table: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const columns = sql.join((await writtenColumns(to, table)).map((name) => sql.ref(name)));
  const source = sql.table(table);
  // Constraints stay active; derived rows, such as a stale search index, are copied too.
  await sql`alter table ${source} disable trigger user`.execute(to);
  await sql`declare moving no scroll cursor for select to_jsonb(moved)::text as row from ${source} moved`.execute(
    from,
  );
  for (let done = 0; ;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from moving`.execute(from);
    if (rows.length === 0) break;
    const all = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${source} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${source}, ${all}::jsonb)`.execute(to);
    done += rows.length;
    onProgress(done);
  }
  await sql`close moving`.execute(from);
  await sql`alter table ${source} enable trigger user`.execute(to);
}

/** Sequences continue: no id is assigned twice. */
export async function copySequences(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(from);
  for (const { name } of rows) {
    const state = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(from);
    const { last, called } = state.rows[0]!;
    await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(to);
  }
}
