import { type Kysely, sql, type Transaction } from 'kysely';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { StoredDraft } from '@api/db/schema-announcements';
import { mostBrowsers } from '@domain/announcement/devices';
import { type DraftChange, draftLimits, mergedFields } from '@domain/announcement/draft';
import { retention } from '@domain/privacy';

/** Who asks for a draft: a browser by its secret, and the account that is signed in there, where one is. */
export interface DraftAsker {
  token: string;
  account: number | null;
}

/** Whether a draft's time is not over (SQL). */
export const isKept = () =>
  sql<boolean>`saved_at > ${sqlNow()} - make_interval(days => ${retention.announcementDraftDays})`;

/** The draft of whoever asks: the browser's, unless it is another account's, else the account's newest that was not sent. */
export async function draftOf(
  db: Kysely<Database>,
  { token, account }: DraftAsker,
): Promise<StoredDraft | undefined> {
  const drafts = db.selectFrom('announcement_draft').selectAll().where(isKept());
  const [own] = await drafts
    .where(
      'id',
      'in',
      db.selectFrom('announcement_browser').select('draft_id').where('token_hash', '=', hashOf(token)),
    )
    .execute();
  if (own && (account === null || own.account_id === null || own.account_id === account)) return own;
  if (account === null) return undefined;
  return drafts
    .where('account_id', '=', account)
    .where('sent_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** How often two first savings of one browser at once are brought together. */
const attempts = 5;

/**
 * Brings what a page sends into the draft of whoever asks, makes one where there is none, and binds it to browser and
 * account.
 * @param mayMake is asked before one is made, and throws where none may be
 * @param device what the browser is called: 'Safari no iPhone'
 * @returns the draft as it is now; 'sent': it takes no more; 'full': it would be larger than any may be
 */
export async function saveDraft(
  db: Kysely<Database>,
  asker: DraftAsker,
  change: DraftChange,
  mayMake: () => Promise<void>,
  device: string | null = null,
): Promise<StoredDraft | 'sent' | 'full'> {
  if (!(await draftOf(db, asker))) await mayMake();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const saved = await db.transaction().execute((write) => saveOnce(write, asker, change, device));
    if (saved) return saved;
  }
  throw new Error('a draft changes hands again and again');
}

/** null: the browser has got another draft meanwhile. */
async function saveOnce(
  write: Transaction<Database>,
  asker: DraftAsker,
  change: DraftChange,
  device: string | null,
) {
  const known = await draftOf(write, asker);
  if (known?.sent_at) return 'sent';
  const draft = known ? await locked(write, known.id) : await madeDraft(write, asker, device);
  if (!draft) return null;
  if (draft.sent_at) return 'sent';
  const fields = mergedFields(draft.fields, printable(change), draft.revision + 1);
  const text = JSON.stringify(fields);
  if (Object.keys(fields).length > draftLimits.fields || Buffer.byteLength(text) > draftLimits.bytes)
    return 'full';
  if (known) await bind(write, draft.id, asker.token, device);
  return write
    .updateTable('announcement_draft')
    .set({ saved_at: sqlNow(), account_id: draft.account_id ?? asker.account })
    .$if(fields !== draft.fields, (update) => update.set({ fields: text, revision: draft.revision + 1 }))
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const locked = (write: Transaction<Database>, id: string) =>
  write.selectFrom('announcement_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A new one, bound to the browser; undefined, and none, where another page of it was quicker. */
async function madeDraft(
  write: Transaction<Database>,
  { token, account }: DraftAsker,
  device: string | null,
) {
  const token_hash = hashOf(token);
  // What the browser had is over, or another account's.
  await write
    .deleteFrom('announcement_browser')
    .using('announcement_draft')
    .whereRef('draft_id', '=', 'announcement_draft.id')
    .where('token_hash', '=', token_hash)
    .where(sql<boolean>`(not ${isKept()} or announcement_draft.account_id <> ${account}::int)`)
    .execute();
  const now = sqlNow();
  const draft = await write
    .insertInto('announcement_draft')
    .values({ created_at: now, saved_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  const bound = await write
    .insertInto('announcement_browser')
    .values({ token_hash, draft_id: draft.id, device, bound_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('draft_id')
    .executeTakeFirst();
  if (bound) return draft;
  await write.deleteFrom('announcement_draft').where('id', '=', draft.id).execute();
  return undefined;
}

/** Gives a draft to a browser, in place of what it had. False, and nothing: so many have it already. */
export async function bind(
  write: Transaction<Database>,
  draft: string,
  token: string,
  device: string | null,
): Promise<boolean> {
  const token_hash = hashOf(token);
  const browsers = await write
    .selectFrom('announcement_browser')
    .select('token_hash')
    .where('draft_id', '=', draft)
    .execute();
  if (browsers.some((each) => each.token_hash === token_hash)) return true;
  if (browsers.length >= mostBrowsers) return false;
  const bound_at = sqlNow();
  await write
    .insertInto('announcement_browser')
    .values({ token_hash, draft_id: draft, device, bound_at })
    .onConflict((same) => same.column('token_hash').doUpdateSet({ draft_id: draft, bound_at, device }))
    .execute();
  return true;
}

/** What no JSON of a database holds: NUL, and halves of characters. */
function printable({ typed, ...change }: DraftChange): DraftChange {
  const clean = (value: string) => value.replace(/\u0000|\p{Cs}/gu, '');
  return {
    ...change,
    typed: Object.fromEntries(Object.entries(typed).map(([name, values]) => [name, values.map(clean)])),
  };
}

/** Notes that a draft was sent, and the number that was told; what was noted before stays. */
export async function markDraftSent(
  db: Kysely<Database>,
  asker: DraftAsker,
  protocol: string,
): Promise<void> {
  const draft = await draftOf(db, asker);
  if (!draft) return;
  await db
    .updateTable('announcement_draft')
    .set({ sent_at: sqlNow(), protocol })
    .where('id', '=', draft.id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * The browser, and the account that is signed in there, have the draft no more. Other browsers keep it; one that was not
 * sent and that nobody has is gone.
 */
export async function leaveDraft(db: Kysely<Database>, asker: DraftAsker): Promise<void> {
  await db.transaction().execute(async (write) => {
    const draft = await draftOf(write, asker);
    await write.deleteFrom('announcement_browser').where('token_hash', '=', hashOf(asker.token)).execute();
    if (!draft || draft.sent_at) return;
    if (asker.account !== null)
      await write
        .updateTable('announcement_draft')
        .set({ account_id: null })
        .where('id', '=', draft.id)
        .execute();
    await write
      .deleteFrom('announcement_draft')
      .where('id', '=', draft.id)
      .where('account_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('announcement_browser').select('draft_id').where('draft_id', '=', draft.id))),
      )
      .execute();
  });
}

/** Deletes those whose time is over. */
export const forgetDrafts = (db: Kysely<Database>) =>
  db
    .deleteFrom('announcement_draft')
    .where(sql<boolean>`not (${isKept()})`)
    .execute();

/** Deletes those in which an e-mail (lower case) stands as the owner's. */
export async function eraseDrafts(write: Kysely<Database>, address: string): Promise<string[]> {
  const erased = await write
    .deleteFrom('announcement_draft')
    .where(sql`lower(trim(fields #>> '{email,value,0}'))`, '=', address)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

/** The draft of whoever asks is gone, whoever else has it; one that was sent stays. */
export async function discardDraft(db: Kysely<Database>, asker: DraftAsker): Promise<void> {
  const draft = await draftOf(db, asker);
  if (!draft) return;
  await db.deleteFrom('announcement_draft').where('id', '=', draft.id).where('sent_at', 'is', null).execute();
}
