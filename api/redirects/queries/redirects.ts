import { type Kysely, sql } from 'kysely';
import { redirectLine, type RedirectText } from '@domain/legacy-urls/redirect-line';
import type { RedirectsDatabase } from '../schema';

/** '': never changed. */
export async function redirectsVersion(db: Kysely<RedirectsDatabase>): Promise<string> {
  const state = await db.selectFrom('redirect_state').select('version').executeTakeFirst();
  return state?.version ?? '';
}

/** The oldest first. */
export const storedRedirects = (db: Kysely<RedirectsDatabase>): Promise<RedirectText[]> =>
  db
    .selectFrom('redirect')
    .select(['old_path as from', 'target as to', 'status'])
    .where('target', 'is not', null)
    .$narrowType<{ to: string }>()
    .orderBy('id')
    .execute();

/** As redirects.txt has them; a comment marks what the admin has changed or removed. */
export async function filedLines(db: Kysely<RedirectsDatabase>): Promise<string[]> {
  const rows = await db
    .selectFrom('redirect')
    .select(['old_path as from', 'target as to', 'status', 'filed'])
    .where(({ or, eb }) => or([eb('target', 'is not', null), eb('filed', 'is not', null)]))
    .orderBy('id')
    .execute();
  return rows.map(({ from, to, status, filed }) => {
    if (to === null) return `# ${from} ${filed} (tirado na Mesa)`;
    const line = redirectLine({ from, to, status });
    return line === `${from} ${filed}` ? line : `${line}  # da Mesa`;
  });
}

const pageSize = 50;

/** 50 a page, the newest first. @param text part of an address */
export async function listRedirects(
  db: Kysely<RedirectsDatabase>,
  { text, page }: { text?: string; page: number },
) {
  let query = db.selectFrom('redirect').where('target', 'is not', null);
  if (text) {
    const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ or, eb }) => or([eb('old_path', 'ilike', part), eb('target', 'ilike', part)]));
  }
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / pageSize));
  const rows = await rowsOf(query)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((Math.min(page, pages) - 1) * pageSize)
    .execute();
  return { rows, count: Number(count), page: Math.min(page, pages), pages };
}

const rowsOf = <Query extends ReturnType<typeof all>>(query: Query) =>
  query
    .select(['id', 'old_path as from', 'target as to', 'status', 'changed_at'])
    .select(
      sql<boolean>`filed is not null and filed = target || case status when 302 then ' 302' else '' end`.as(
        'is_filed',
      ),
    );
const all = (db: Kysely<RedirectsDatabase>) => db.selectFrom('redirect');

/** `to` null: removed. */
export const findRedirect = (db: Kysely<RedirectsDatabase>, id: number) =>
  rowsOf(all(db)).where('id', '=', id).executeTakeFirst();
