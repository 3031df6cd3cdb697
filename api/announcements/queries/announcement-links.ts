import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { hashOf } from '@api/platform/http/secrets';
import type { AnnouncementsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { DeviceOutcome } from '@domain/announcement/devices';
import { retention } from '@domain/people/privacy';
import { bind, type DraftRequester, draftOf, isUnexpired } from './announcement-drafts';

/** Replaces the draft's earlier link. Returns its expiry; null: no unsent draft. */
export async function makeDraftLink(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
  link: string,
): Promise<Date | null> {
  const draft = await draftOf(db, requester);
  if (!draft || draft.sent_at) return null;
  const made = {
    token_hash: hashOf(link),
    expires_at: sql<Date>`${sqlNow()} + make_interval(days => ${retention.announcementLinkDays})`,
  };
  const { expires_at } = await db
    .insertInto('announcement_link')
    .values({ draft_id: draft.id, ...made })
    .onConflict((same) => same.column('draft_id').doUpdateSet(made))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

export async function endDraftLink(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
): Promise<void> {
  const draft = await draftOf(db, requester);
  if (draft) await db.deleteFrom('announcement_link').where('draft_id', '=', draft.id).execute();
}

/** undefined: the link is invalid or expired, or the draft is sent or expired. */
export const draftOfLink = (db: Kysely<AnnouncementsDatabase>, link: string) =>
  db
    .selectFrom('announcement_link')
    .innerJoin('announcement_draft', 'announcement_draft.id', 'draft_id')
    .select(['announcement_draft.id', 'account_id', 'created_at', 'expires_at'])
    .where('token_hash', '=', hashOf(link))
    .where('expires_at', '>', sqlNow())
    .where('sent_at', 'is', null)
    .where(isUnexpired())
    .executeTakeFirst();

/** Binds the link's draft to the asker's browser. 'over' if another account owns the draft. */
export const openDraftLink = (
  db: Kysely<AnnouncementsDatabase>,
  { token, account }: DraftRequester,
  link: string,
  device: string | null = null,
): Promise<DeviceOutcome> =>
  inTransaction(db, async (write) => {
    const found = await draftOfLink(write, link);
    if (!found) return 'over';
    // Lock, then read again: parallel requests must not exceed the maximum or open a sent draft.
    await write
      .selectFrom('announcement_draft')
      .select('id')
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirst();
    const draft = await draftOfLink(write, link);
    if (!draft || (account !== null && draft.account_id !== null && draft.account_id !== account))
      return 'over';
    return (await bind(write, draft.id, token, device)) ? 'bound' : 'full';
  });

/** Browsers with the draft, oldest first, and the expiry of its link. */
export async function draftDevices(db: Kysely<AnnouncementsDatabase>, requester: DraftRequester) {
  const draft = await draftOf(db, requester);
  if (!draft || draft.sent_at) return { devices: [], link: undefined };
  const [devices, link] = await Promise.all([
    db
      .selectFrom('announcement_browser')
      .select(['id', 'device', 'bound_at', 'token_hash'])
      .where('draft_id', '=', draft.id)
      .orderBy('bound_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('announcement_link')
      .select('expires_at')
      .where('draft_id', '=', draft.id)
      .where('expires_at', '>', sqlNow())
      .executeTakeFirst(),
  ]);
  const own = hashOf(requester.token);
  return {
    devices: devices.map(({ token_hash, ...each }) => ({ ...each, isThis: token_hash === own })),
    link,
  };
}

/** Removes another browser from the draft, never the asker's own. */
export async function revokeDevice(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
  id: string,
): Promise<void> {
  const draft = await draftOf(db, requester);
  if (!draft) return;
  await db
    .deleteFrom('announcement_browser')
    .where('draft_id', '=', draft.id)
    .where('id', '=', id)
    .where('token_hash', '<>', hashOf(requester.token))
    .execute();
}
