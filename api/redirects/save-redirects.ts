import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { prepareAct, recordPreparedActs } from '@api/audit/prepared-acts';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import type { RedirectText } from '@domain/legacy-urls/redirect-line';
import type { RedirectsDatabase } from './schema';

/** Key of the advisory lock; unique in this database. */
const redirectsLock = 20_261_130;

export const redirectsVerb = 'redirects.write';
/** The one field of their acts: `targetValue`. */
export const redirectField = 'redirect';

/** Until the transaction ends nobody else changes redirects. */
export const lockRedirects = (write: Write<RedirectsDatabase>) =>
  sql`select pg_advisory_xact_lock(${redirectsLock})`.execute(write);

/** As acts store it: '/new 302'. */
export const targetValue = ({ to, status }: Pick<RedirectText, 'to' | 'status'>): string =>
  status === 302 ? `${to} 302` : to;

export function readTargetValue(value: string): Pick<RedirectText, 'to' | 'status'> {
  const isTemporary = value.endsWith(' 302');
  return { to: isTemporary ? value.slice(0, -' 302'.length) : value, status: isTemporary ? 302 : 301 };
}

/** `to` null: removed. */
export interface RedirectChange {
  key: string;
  from: string;
  to: Pick<RedirectText, 'to' | 'status'> | null;
  before: string | null;
}

/** After `lockRedirects`. @returns numbers of the redirects by key */
export async function writeRedirects(
  write: Write<RedirectsDatabase>,
  changes: readonly Omit<RedirectChange, 'before'>[],
): Promise<Map<string, number>> {
  const rows = changes.map(({ key, from, to }) => ({
    ...{ key, old_path: from, target: to?.to ?? null, status: to?.status ?? 301 },
  }));
  const { rows: saved } = await sql<{ id: number; key: string }>`
    insert into redirect (key, old_path, target, status, changed_at)
    select key, old_path, target, status, ${sqlNow()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, old_path text, target text, status int)
    on conflict (key) do update set target = excluded.target, status = excluded.status, changed_at = excluded.changed_at,
      old_path = case when excluded.target is null then redirect.old_path else excluded.old_path end
    returning id, key`.execute(write);
  await newVersion(write);
  return new Map(saved.map(({ id, key }) => [key, id]));
}

export async function newVersion(write: Write<RedirectsDatabase>, fileHash?: string): Promise<void> {
  const version = { version: randomUUID() };
  const row = fileHash === undefined ? version : { ...version, file_hash: fileHash };
  await write
    .insertInto('redirect_state')
    .values({ file_hash: null, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** One act, of one redirect or of all of them. After `lockRedirects`. @returns its id; null: nothing changes */
export async function saveRedirects(
  write: Write<RedirectsDatabase>,
  actor: Actor,
  changes: readonly RedirectChange[],
  reason?: string,
): Promise<number | null> {
  if (changes.length === 0) return null;
  const ids = await writeRedirects(write, changes);
  const about = { actor, verb: redirectsVerb, reason };
  const valuesOf = ({ before, to }: RedirectChange) => ({
    [redirectField]: [before, to && targetValue(to)] as [string | null, string | null],
  });
  const [first, ...others] = changes;
  if (others.length === 0)
    return recordAct(write, {
      ...about,
      subject: subjectOf('redirect', ids.get(first!.key)!),
      changes: valuesOf(first!),
    });
  const act = await recordAct(write, { ...about, subject: subjectOf('redirects', changes.length) });
  const prepared = changes.map((change) => ({
    subject: subjectOf('redirect', ids.get(change.key)!),
    ...prepareAct(valuesOf(change)),
  }));
  await recordPreparedActs(
    write,
    { actor, verb: redirectsVerb, batch: act },
    sql`select subject, ${[redirectField]}::text[] as fields, salt, content, content_hash
      from jsonb_to_recordset(${JSON.stringify(prepared)}::jsonb)
        as p (subject text, salt text, content text, content_hash text)`,
  );
  return act;
}
