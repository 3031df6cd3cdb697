import type { Kysely } from 'kysely';
import type { StaffTypedProperty, StaffTypedPropertyRow } from '@contract/staff-typed-properties';
import { draftText } from '@domain/announcement/draft';
import { ownReference } from '@domain/announcement/own-property';
import { retention } from '@domain/people/privacy';
import type { AnnouncementsDatabase } from '../schema';
import { publicPath } from '../similar-property';
import { changedSince, openOwnDrafts, type OwnDraft } from './own-drafts';

const dayMs = 24 * 3600_000;
const maxRows = 500;
/** Characters of a field: drafts are unvalidated. */
const maxText = 100;

const expiryOf = ({ saved_at, property_id }: OwnDraft): string | null =>
  property_id === null ? new Date(+saved_at + retention.announcementDraftDays * dayMs).toISOString() : null;

export const serializeSaved = (draft: OwnDraft) => ({
  revision: draft.revision,
  saved_at: draft.saved_at.toISOString(),
  expires_at: expiryOf(draft),
});

export async function serializeOwnDraft(
  db: Kysely<AnnouncementsDatabase>,
  draft: OwnDraft,
): Promise<StaffTypedProperty> {
  const { id, own_number: number, fields, property_id, published_at, published_revision } = draft;
  return {
    ...{ id, number, reference: ownReference(number) },
    // As JSON answers it: without keys of absent values.
    fields: JSON.parse(JSON.stringify(fields)) as StaffTypedProperty['fields'],
    ...serializeSaved(draft),
    publication:
      property_id === null
        ? null
        : {
            property_id,
            path: await publicPath(db, property_id),
            revision: published_at === null ? null : published_revision,
          },
  };
}

/** Without drafts that nobody has typed into. */
export async function listOwnDrafts(db: Kysely<AnnouncementsDatabase>): Promise<StaffTypedPropertyRow[]> {
  const drafts = await openOwnDrafts(db)
    .where('revision', '>', 0)
    .orderBy('saved_at', 'desc')
    .orderBy('own_number', 'desc')
    .limit(maxRows)
    .execute();
  const names = await authorNames(db, drafts);
  return drafts.map((draft) => {
    const { own_number: number, fields, saved_at, published_at } = draft;
    const typed = (name: string) => draftText(fields, name).trim().slice(0, maxText);
    return {
      ...{ number, reference: ownReference(number) },
      title: typed('titulo') || [typed('tipo_imovel'), typed('subtipo')].filter(Boolean).join(', '),
      place: [typed('bairro'), typed('cidade')].filter(Boolean).join(', '),
      author: names.get(draft.member_id ?? 0) ?? null,
      ...{ saved_at: saved_at.toISOString(), expires_at: expiryOf(draft) },
      is_published: published_at !== null,
      has_changes: published_at !== null && changedSince(draft).length > 0,
    };
  });
}

async function authorNames(db: Kysely<AnnouncementsDatabase>, drafts: readonly OwnDraft[]) {
  const ids = [...new Set(drafts.flatMap(({ member_id }) => member_id ?? []))];
  if (ids.length === 0) return new Map<number, string | null>();
  const rows = await db.selectFrom('staff_member').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
