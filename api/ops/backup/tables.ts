import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';

export type RowCounts = Record<string, number>;

/** Referenced tables first. Excludes migration tables and the short-lived `public_change`. */
export async function tablesInOrder(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; refers_to: string[] }>`
    select c.relname as name, coalesce(array_agg(r.relname::text) filter (where r.relname <> c.relname), '{}') as refers_to
    from pg_class c
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
    left join pg_class r on r.oid = f.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_%' and c.relname <> 'public_change'
    group by c.relname
    order by c.relname`.execute(db);
  const waiting = new Map(rows.map(({ name, refers_to }) => [name, refers_to]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, refersTo]) => !refersTo.some((other) => waiting.has(other)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const [name] of free) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Within the caller's transaction. */
export async function countRows(db: Kysely<Database>): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of await tablesInOrder(db)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]!.count;
  }
  return counts;
}

/** 'name: 3, não 4' for each table with a different count. */
export const differences = (found: RowCounts, wanted: RowCounts): string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((table) => (found[table] ?? 0) !== (wanted[table] ?? 0))
    .map((table) => `${table}: ${found[table] ?? 0}, não ${wanted[table] ?? 0}`);
