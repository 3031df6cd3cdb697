import { type Kysely, sql, type SqlBool } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StaffAnnouncementDraft } from '@contract/staff-announcements';
import { type DraftFields, draftText } from '@domain/announcement/draft';
import { fold } from '@domain/kernel/text';
import { retention } from '@domain/people/privacy';
import type { AnnouncementsDatabase } from '../schema';
import { isUnexpired } from './announcement-drafts';

const dayMs = 24 * 3600_000;
/** Characters of a field: drafts are unvalidated. */
const maxText = 80;

const stalled = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .selectFrom('announcement_draft')
    .select(['id', 'fields', 'created_at', 'saved_at'])
    .where('sent_at', 'is', null)
    .where('own_number', 'is', null)
    .where(isUnexpired())
    .where(sql<SqlBool>`saved_at < ${sqlNow()} - interval '1 day'`);

export async function countStalledDrafts(
  db: Kysely<AnnouncementsDatabase>,
  words: readonly string[] = [],
): Promise<number> {
  if (words.length > 0) return (await withWords(db, words)).length;
  const { count } = await db
    .selectFrom(stalled(db).as('stalled'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Not sent, and not touched for a day. Without the person: who has not sent it has not written to the brokerage. */
export async function stalledDrafts(
  db: Kysely<AnnouncementsDatabase>,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
): Promise<StaffAnnouncementDraft[]> {
  const ordered = stalled(db).orderBy('saved_at', 'desc').orderBy('id');
  const rows =
    words.length > 0
      ? (await withWords(db, words)).slice(offset, offset + limit)
      : await ordered.limit(limit).offset(offset).execute();
  return rows.map(({ id, fields, created_at, saved_at }) => ({
    ...{ id, title: titleOf(fields), place: placeOf(fields) },
    began_at: created_at.toISOString(),
    saved_at: saved_at.toISOString(),
    deleted_at: new Date(+saved_at + retention.announcementDraftDays * dayMs).toISOString(),
  }));
}

/** Thirty days of drafts are few, and their texts are in a document. */
async function withWords(db: Kysely<AnnouncementsDatabase>, words: readonly string[]) {
  const rows = await stalled(db).orderBy('saved_at', 'desc').orderBy('id').execute();
  return rows.filter(({ fields }) => {
    const text = fold(placeOf(fields));
    return words.every((word) => text.includes(word));
  });
}

const typed = (fields: DraftFields, name: string) => draftText(fields, name).trim().slice(0, maxText);

const titleOf = (fields: DraftFields): string =>
  [...new Set([typed(fields, 'tipo_imovel'), typed(fields, 'subtipo')])].filter(Boolean).join(', ');
const placeOf = (fields: DraftFields): string =>
  [typed(fields, 'bairro'), typed(fields, 'cidade')].filter(Boolean).join(', ');
