import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

export interface Column {
  name: string;
  type: string;
  isDrawn: boolean;
  /** The column of another table that it refers to. */
  refersTo: { table: string; column: string } | null;
}

/** Every table of the migrated database with its columns. */
export async function tablesOf(db: Kysely<Database>): Promise<Map<string, Column[]>> {
  const { rows } = await sql<{
    table: string;
    name: string;
    type: string;
    drawn: boolean;
    to_table: string | null;
    to_column: string | null;
  }>`
    select c.table_name as table, c.column_name as name, c.data_type as type,
      coalesce(c.column_default like 'nextval(%', false) or c.is_generated = 'ALWAYS' as drawn,
      r.relname as to_table, a2.attname as to_column
    from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    left join pg_attribute a on a.attrelid = t.oid and a.attname = c.column_name
    left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and f.conkey = array[a.attnum]
    left join pg_class r on r.oid = f.confrelid
    left join pg_attribute a2 on a2.attrelid = r.oid and a2.attnum = f.confkey[1]
    where c.table_schema = 'public' and c.table_name not like 'kysely\\_%'
    order by c.table_name, c.ordinal_position`.execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table, name, type, drawn, to_table, to_column } of rows) {
    const refersTo = to_table !== null && to_column !== null ? { table: to_table, column: to_column } : null;
    tables.set(table, [...(tables.get(table) ?? []), { name, type, isDrawn: drawn, refersTo }]);
  }
  return tables;
}

/** What a column is called that holds something of a person, or who it is about. */
const personal =
  /(^|_)(e?mail|person|visitor|user|guest|owner|name|phone|whatsapp|cpf|birth|ip|device|address|recipient|note|anonymous|key)(_|$)/;

/** The tables with anything of a person: what hangs on an account or a lead, over others as well, or a column that says so. */
export function findPersonalTables(tables: ReadonlyMap<string, readonly Column[]>): string[] {
  const found = new Set(
    [...tables].flatMap(([table, columns]) =>
      columns.some(({ name }) => personal.test(name)) ? [table] : [],
    ),
  );
  const hangs = new Set(['account', 'lead']);
  for (let before = -1; before !== hangs.size;) {
    before = hangs.size;
    for (const [table, columns] of tables)
      if (columns.some(({ refersTo }) => refersTo && hangs.has(refersTo.table))) hangs.add(table);
  }
  return [...new Set([...found, ...hangs])].sort();
}

type Row = Record<string, unknown>;

/**
 * Fills each of `wanted` with one row, and what it refers to before it; `known` are rows that are there. Every column is
 * set, by its type: moments are `at`.
 */
export async function fillTables(
  db: Kysely<Database>,
  {
    tables,
    wanted,
    known,
    at,
    given,
    text = (table, column) => `${table}-${column}`,
  }: {
    tables: ReadonlyMap<string, readonly Column[]>;
    wanted: readonly string[];
    known: Map<string, Row>;
    at: Date;
    given: (table: string) => Row;
    text?: (table: string, column: string) => string;
  },
): Promise<void> {
  const fill = async (table: string): Promise<Row> => {
    const there = known.get(table);
    if (there) return there;
    const own = given(table);
    const row: Row = {};
    for (const { name, type, isDrawn, refersTo } of tables.get(table)!) {
      if (isDrawn || refersTo?.table === table || name in own) continue;
      row[name] = refersTo
        ? (await fill(refersTo.table))[refersTo.column]
        : valueOf(type, text(table, name), at);
    }
    const values = { ...row, ...own };
    const names = Object.keys(values);
    const { rows } =
      await sql<Row>`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => values[name]))}) returning *`.execute(db);
    known.set(table, rows[0]!);
    return rows[0]!;
  };
  for (const table of wanted) await fill(table);
}

function valueOf(type: string, mark: string, at: Date): unknown {
  if (type === 'text') return mark;
  if (type === 'uuid') return randomUUID();
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return false;
  if (type === 'ARRAY') return [];
  if (type.startsWith('timestamp')) return at;
  if (type === 'date') return at.toISOString().slice(0, 10);
  return 1;
}
