import { type Kysely, sql } from 'kysely';
import { tablesInOrder } from '@api/backup/tables';
import type { Database } from '@api/db/schema';
import type { Message } from '@api/mail/transport';

/** Every address that a letter leads to, the one of a mail program's own button too. */
export const linksOf = ({ html, unsubscribe }: Message): string[] => [
  ...new Set([
    ...(unsubscribe ? [unsubscribe] : []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&')),
  ]),
];

/** Every table with its rows. */
export async function everything(db: Kysely<Database>) {
  const tables = await tablesInOrder(db);
  const rows = await Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by 1`.execute(db)).rows),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
}

/** What a mail program posts by itself (RFC 8058): without cookie and origin. */
export const oneClick = (url: string, init: RequestInit = {}) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
    ...init,
  });
