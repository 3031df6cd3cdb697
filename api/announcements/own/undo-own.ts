import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { SubjectNames } from '@api/audit/subject-names';
import type { Undoer } from '@api/audit/undoer';
import { sqlNow } from '@api/platform/db/sql-now';
import { beginTime } from '@api/platform/db/transaction-time';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, notFound } from '@api/platform/http/errors';
import { ownReference, type OwnState } from '@domain/announcement/own-property';
import { showListing, unpublishListing } from '../hidden-listing';
import type { AnnouncementsDatabase } from '../schema';
import { lockedOwnDraft, lockedOwnDrafts, type OwnDraft, stateOf } from './own-drafts';

/** A draft that was never published, or that an undo took back. @throws 404; 409 @returns the act */
export const discardOwn = (
  db: Kysely<AnnouncementsDatabase>,
  actor: Actor,
  number: number,
): Promise<number> =>
  inTransaction(db, async (write) => {
    const draft = await lockedOwnDraft(write, number);
    if (!draft) throw notFound();
    if (draft.published_at !== null)
      throw new ApiError(409, 'PUBLISHED', 'Este imóvel está publicado: tire-o do ar pelo seu cadastro');
    await write
      .updateTable('announcement_draft')
      .set({ discarded_at: sqlNow() })
      .where('id', '=', draft.id)
      .execute();
    return recordAct(write, {
      ...{ actor, verb: 'properties.write', subject: subjectOf('own-property', number) },
      changes: { own_state: ['draft', 'discarded'] },
    });
  });

/** Takes a publication or a discarded draft back. */
export const ownPropertyUndoer: Undoer<AnnouncementsDatabase> = {
  verb: 'properties.write',
  kind: 'own-property',
  fields: ['own_state'],
  async read(write, _undoing, ids) {
    const drafts = await lockedOwnDrafts(write, ids.map(Number));
    return new Map(drafts.map((each) => [String(each.own_number), { own_state: stateOf(each) }]));
  },
  async restore(write, _undoing, values) {
    await beginTime(write);
    for (const draft of await lockedOwnDrafts(write, [...values.keys()].map(Number)))
      await restoreState(write, draft, values.get(String(draft.own_number))?.own_state as OwnState);
  },
};

async function restoreState(write: Write<AnnouncementsDatabase>, draft: OwnDraft, state: OwnState) {
  const { id, property_id } = draft;
  const set = (columns: object) =>
    write.updateTable('announcement_draft').set(columns).where('id', '=', id).execute();
  switch (state) {
    case 'draft':
      if (draft.published_at !== null && property_id !== null)
        await unpublishListing(write, property_id, true);
      await set({ published_at: null, discarded_at: null, saved_at: sqlNow() });
      return;
    case 'published':
      if (property_id !== null) await showListing(write, property_id);
      await set({ published_at: sqlNow() });
      return;
    case 'discarded':
      await set({ discarded_at: sqlNow() });
  }
}

export const ownPropertyNames: SubjectNames<AnnouncementsDatabase> = {
  kind: 'own-property',
  read: async (db, ids) => {
    const rows = await db
      .selectFrom('announcement_draft')
      .select('own_number')
      .where('own_number', 'in', ids)
      .execute();
    return rows.map(({ own_number }) => ({ id: own_number!, name: ownReference(own_number!) }));
  },
};
