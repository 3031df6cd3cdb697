import type { Actor } from '@api/audit/record-act';
import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { readRedirect, redirectKey, redirectLine } from '@domain/legacy-urls/redirect-line';
import { asChange, planRedirects } from './change-redirect';
import { lockRedirects, type RedirectChange, saveRedirects, targetValue } from './save-redirects';
import type { RedirectsDatabase } from './schema';

interface Renamed {
  /** Paths of this site. */
  from: string;
  to: string;
  actor: Actor;
}

/**
 * A page was renamed: its old address answers 301 to the new one. A redirect away from the new address goes, and those
 * that led to the old one answer with the new one at once. @returns the act; null: nothing changes. @throws 422
 */
export async function addRedirect(
  write: Write<RedirectsDatabase>,
  { from, to, actor }: Renamed,
): Promise<number | null> {
  await lockRedirects(write);
  const text = { from, to, status: 301 } as const;
  const freed = await redirectAt(write, to);
  const absent = new Set(freed ? [freed.key] : []);
  const { changes, problems } = await planRedirects(write, redirectLine(text), absent);
  const rule = readRedirect(text);
  const reason = typeof rule === 'string' ? rule : problems[0]?.reason;
  if (reason) throw unprocessable({ slug: [reason] });
  return saveRedirects(write, actor, [...changes.map(asChange), ...(freed ? [freed] : [])]);
}

/** A new page takes an address: a redirect away from it goes. @returns the act; null: there is none */
export async function freeAddress(
  write: Write<RedirectsDatabase>,
  { path, actor }: { path: string; actor: Actor },
): Promise<number | null> {
  await lockRedirects(write);
  const freed = await redirectAt(write, path);
  return freed && saveRedirects(write, actor, [freed]);
}

/** The redirect that a page's new address has, to be removed. */
async function redirectAt(write: Write<RedirectsDatabase>, path: string): Promise<RedirectChange | null> {
  const rule = readRedirect({ from: path, to: '/imoveis', status: 301 });
  if (typeof rule === 'string') return null;
  const key = redirectKey(rule);
  const row = await write
    .selectFrom('redirect')
    .select(['old_path', 'target', 'status'])
    .where('key', '=', key)
    .where('target', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  return { key, from: row.old_path, to: null, before: targetValue({ to: row.target!, status: row.status }) };
}
