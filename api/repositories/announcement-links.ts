import { type Kysely, sql } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { DeviceOutcome } from '@domain/announcement/devices';
import { retention } from '@domain/privacy';
import { bind, type DraftAsker, draftOf, isKept } from './announcement-drafts';

/**
 * Makes the link of the asker's draft, in place of the one before.
 * @returns until when it opens; null: there is no draft that is not sent
 */
export async function makeDraftLink(
  db: Kysely<Database>,
  asker: DraftAsker,
  link: string,
): Promise<Date | null> {
  const draft = await draftOf(db, asker);
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

/** The link opens nothing any more. */
export async function endDraftLink(db: Kysely<Database>, asker: DraftAsker): Promise<void> {
  const draft = await draftOf(db, asker);
  if (draft) await db.deleteFrom('announcement_link').where('draft_id', '=', draft.id).execute();
}

/** The draft that a link opens; undefined where it is wrong, over or ended, or the draft was sent or is over. */
export const draftOfLink = (db: Kysely<Database>, link: string) =>
  db
    .selectFrom('announcement_link')
    .innerJoin('announcement_draft', 'announcement_draft.id', 'draft_id')
    .select(['announcement_draft.id', 'account_id', 'created_at', 'expires_at'])
    .where('token_hash', '=', hashOf(link))
    .where('expires_at', '>', sqlNow())
    .where('sent_at', 'is', null)
    .where(isKept())
    .executeTakeFirst();

/** Gives the draft of a link to the asker's browser, in place of what that had; to another account's it opens nothing. */
export const openDraftLink = (
  db: Kysely<Database>,
  { token, account }: DraftAsker,
  link: string,
  device: string | null = null,
): Promise<DeviceOutcome> =>
  db.transaction().execute(async (write) => {
    const found = await draftOfLink(write, link);
    if (!found) return 'over';
    // Two browsers at once do not both take the last place; what was sent or ended meanwhile is over.
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

/** The browsers that have the asker's draft, the first first, and until when its link opens. */
export async function draftDevices(db: Kysely<Database>, asker: DraftAsker) {
  const draft = await draftOf(db, asker);
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
  const own = hashOf(asker.token);
  return {
    devices: devices.map(({ token_hash, ...each }) => ({ ...each, isThis: token_hash === own })),
    link,
  };
}

/** A browser has the asker's draft no more. */
export async function revokeDevice(db: Kysely<Database>, asker: DraftAsker, id: string): Promise<void> {
  const draft = await draftOf(db, asker);
  if (!draft) return;
  await db
    .deleteFrom('announcement_browser')
    .where('draft_id', '=', draft.id)
    .where('id', '=', id)
    .where('token_hash', '<>', hashOf(asker.token))
    .execute();
}
