import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { tablesInOrder } from '@api/ops/backup/tables';
import type { Database } from '@api/database';
import type { Message } from '@api/platform/email/transport';

/** Every address that a letter leads to, the one of a mail program's own button too. */
export const linksOf = ({ html, unsubscribe }: Message): string[] => [
  ...new Set([
    ...(unsubscribe ? [unsubscribe] : []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&')),
  ]),
];

/** Every table with its rows, in an order that is the rows' own. */
export async function readAllTables(db: Kysely<Database>) {
  const tables = await tablesInOrder(db);
  const rows = await Promise.all(
    tables.map(
      async (table) =>
        (await sql`select * from ${sql.table(table)} as each order by each::text`.execute(db)).rows,
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
}

/** The tables that are no longer what they were, as they were and as they are. */
export const changedTables = (
  before: Awaited<ReturnType<typeof readAllTables>>,
  after: Awaited<ReturnType<typeof readAllTables>>,
) =>
  Object.keys(after)
    .filter((table) => !isDeepStrictEqual(before[table], after[table]))
    .map((table) => ({ table, before: before[table], after: after[table] }));

/** What a mail program posts by itself (RFC 8058): without cookie and origin. */
export const oneClick = (url: string, init: RequestInit = {}) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
    ...init,
  });
