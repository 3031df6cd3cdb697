import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { ApiError } from '@api/platform/http/errors';
import { type DraftContent, type DraftKind, maxDraftLength, type StaffDraft } from '@contract/staff-drafts';
import { momentText } from '@domain/kernel/moment';
import type { ShowcaseDatabase } from './schema';

const drafts = (db: Kysely<ShowcaseDatabase>, kind: DraftKind) =>
  db
    .selectFrom('showcase_draft')
    .leftJoin('staff_member', 'staff_member.id', 'showcase_draft.saved_by')
    .select(['version', 'saved_at', 'staff_member.name as saved_by'])
    .where('kind', '=', kind);

/** Without their contents, by key. */
export async function listDrafts(db: Kysely<ShowcaseDatabase>, kind: DraftKind) {
  const rows = await drafts(db, kind).select('key').orderBy('key').limit(500).execute();
  return rows.map(({ saved_at, ...row }) => ({ ...row, saved_at: saved_at.toISOString() }));
}

export async function loadDraft(
  db: Kysely<ShowcaseDatabase>,
  kind: DraftKind,
  key: string,
): Promise<StaffDraft | null> {
  const row = await drafts(db, kind).select('content').where('key', '=', key).executeTakeFirst();
  return row ? { ...row, saved_at: row.saved_at.toISOString() } : null;
}

interface SavedDraft {
  content: DraftContent;
  /** Of the draft that was read; 0: there was none. */
  version: number;
  memberId: number | null;
}

/**
 * Stores the content as typed. The same content of the same member, once more, is stored already. @returns the version
 * @throws 409 `DRAFT_CHANGED`: another version is stored, or none any more. 413: too long
 */
export async function saveDraft(
  db: Kysely<ShowcaseDatabase>,
  kind: DraftKind,
  key: string,
  { content, version, memberId }: SavedDraft,
): Promise<number> {
  const json = JSON.stringify(content, (_key, value: unknown) => storable(value));
  if (json.length > maxDraftLength)
    throw new ApiError(413, 'TOO_LARGE', 'O rascunho é longo demais: divida o texto.');
  // Not counted up: after a draft is published and begun again, an old version must not fit.
  const row = { content: json, version: randomInt(1, 2 ** 31), saved_at: sqlNow(), saved_by: memberId };
  const stored =
    version === 0
      ? await db
          .insertInto('showcase_draft')
          .values({ kind, key, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('showcase_draft')
          .set(row)
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (stored) return stored.version;
  // A second press, sent before the page had the answer to the first one.
  const same = await db
    .selectFrom('showcase_draft')
    .select(['content', 'version'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('saved_by', '=', memberId)
    .executeTakeFirst();
  if (same && isDeepStrictEqual(same.content, JSON.parse(json))) return same.version;
  throw await draftChanged(db, kind, key);
}

/** Of a publication, in its transaction. @throws 409 `DRAFT_CHANGED` */
export async function lockDraft(
  write: Write<ShowcaseDatabase>,
  kind: DraftKind,
  key: string,
  version: number,
): Promise<DraftContent | null> {
  const row = await write
    .selectFrom('showcase_draft')
    .select(['content', 'version'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if ((row?.version ?? 0) !== version) throw await draftChanged(write, kind, key);
  return row?.content ?? null;
}

/** PostgreSQL stores neither NUL nor a half of a pair. */
const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\u0000|\p{Cs}/gu, '') : value;

/** Discards it, or ends it once it is published. */
export const removeDraft = (db: Kysely<ShowcaseDatabase>, kind: DraftKind, key: string) =>
  db.deleteFrom('showcase_draft').where('kind', '=', kind).where('key', '=', key).execute();

async function draftChanged(db: Kysely<ShowcaseDatabase>, kind: DraftKind, key: string): Promise<ApiError> {
  const current = await drafts(db, kind).where('key', '=', key).executeTakeFirst();
  const text = current
    ? `${current.saved_by ?? 'Outra pessoa'} salvou este rascunho em ${momentText(current.saved_at)}.`
    : 'Este rascunho já foi publicado ou descartado.';
  return new ApiError(409, 'DRAFT_CHANGED', text);
}
