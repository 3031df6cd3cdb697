import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

/** Columns, indexes, constraints, triggers and functions as texts, in order; a dump has other parentheses. */
export async function schemaOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end, ' ' || pg_get_expr(d.adbin, d.adrelid)) as object
      from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not attisdropped
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  );
  return rows.map(({ object }) => object.replace(/[()]/g, '')).toSorted();
}

/** Columns that an insert must name. */
export async function requiredColumns(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table",
        coalesce(array_agg(column_name::text) filter (where is_nullable = 'NO' and column_default is null
          and is_identity = 'NO' and is_generated = 'NEVER'), '{}') as columns
      from information_schema.columns where table_schema = 'public' group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
