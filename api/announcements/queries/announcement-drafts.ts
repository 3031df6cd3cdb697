import { inTransaction, type Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { hashOf } from '@api/platform/http/secrets';
import type { AnnouncementsDatabase } from '../schema';
import type { Person } from '@api/platform/db/personal-data';
import { forgetOwners, isOwnerOf } from '../own/owners';
import { sqlNow } from '@api/platform/db/sql-now';
import type { StoredDraft } from '../schema-announcements';
import { maxBrowsers } from '@domain/announcement/devices';
import { type DraftChange, draftLimits, mergedFields } from '@domain/announcement/draft';
import { retention } from '@domain/people/privacy';

export interface DraftRequester {
  token: string;
  account: number | null;
}

export const isUnexpired = () =>
  sql<boolean>`saved_at > ${sqlNow()} - make_interval(days => ${retention.announcementDraftDays})`;

/** The browser's draft, unless another account owns it; otherwise the account's newest unsent draft. */
export async function draftOf(
  db: Kysely<AnnouncementsDatabase>,
  { token, account }: DraftRequester,
): Promise<StoredDraft | undefined> {
  const drafts = db.selectFrom('announcement_draft').selectAll().where(isUnexpired());
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

/** For concurrent first saves of one browser. */
const attempts = 5;

/** Merges a change into a draft, or a new one if `mayMake` allows it. 'sent': no more changes; 'full': too large. */
export async function saveDraft(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
  change: DraftChange,
  mayMake: () => Promise<void>,
  device: string | null = null,
): Promise<StoredDraft | 'sent' | 'full'> {
  if (!(await draftOf(db, requester))) await mayMake();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const saved = await inTransaction(db, (write) => saveOnce(write, requester, change, device));
    if (saved) return saved;
  }
  throw new Error('a draft changes hands again and again');
}

/** null: the browser has another draft now. */
async function saveOnce(
  write: Write<AnnouncementsDatabase>,
  requester: DraftRequester,
  change: DraftChange,
  device: string | null,
) {
  const known = await draftOf(write, requester);
  if (known?.sent_at) return 'sent';
  const draft = known ? await locked(write, known.id) : await madeDraft(write, requester, device);
  if (!draft) return null;
  if (draft.sent_at) return 'sent';
  const changed = changedColumns(draft, change);
  if (!changed) return 'full';
  if (known) await bind(write, draft.id, requester.token, device);
  return write
    .updateTable('announcement_draft')
    .set({ saved_at: sqlNow(), account_id: draft.account_id ?? requester.account, ...changed })
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of a locked draft; {}: nothing changed; null: the draft would be too large. */
export function changedColumns({ fields: before, revision }: StoredDraft, change: DraftChange) {
  const fields = mergedFields(before, printable(change), revision + 1);
  const text = JSON.stringify(fields);
  if (Object.keys(fields).length > draftLimits.fields || Buffer.byteLength(text) > draftLimits.bytes)
    return null;
  return fields === before ? {} : { fields: text, revision: revision + 1 };
}

const locked = (write: Write<AnnouncementsDatabase>, id: string) =>
  write.selectFrom('announcement_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** undefined: another page of the same browser was faster. */
async function madeDraft(
  write: Write<AnnouncementsDatabase>,
  { token, account }: DraftRequester,
  device: string | null,
) {
  const token_hash = hashOf(token);
  // The browser's previous draft is expired or belongs to another account.
  await write
    .deleteFrom('announcement_browser')
    .using('announcement_draft')
    .whereRef('draft_id', '=', 'announcement_draft.id')
    .where('token_hash', '=', token_hash)
    .where(sql<boolean>`(not ${isUnexpired()} or announcement_draft.account_id <> ${account}::int)`)
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

/** Binds a draft to a browser and replaces its previous one. false: `maxBrowsers` have it. */
export async function bind(
  write: Write<AnnouncementsDatabase>,
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
  if (browsers.length >= maxBrowsers) return false;
  const bound_at = sqlNow();
  await write
    .insertInto('announcement_browser')
    .values({ token_hash, draft_id: draft, device, bound_at })
    .onConflict((same) => same.column('token_hash').doUpdateSet({ draft_id: draft, bound_at, device }))
    .execute();
  return true;
}

/** PostgreSQL's jsonb accepts neither NUL nor lone surrogates. */
function printable({ typed, ...change }: DraftChange): DraftChange {
  const clean = (value: string) => value.replace(/\u0000|\p{Cs}/gu, '');
  return {
    ...change,
    typed: Object.fromEntries(Object.entries(typed).map(([name, values]) => [name, values.map(clean)])),
  };
}

/** The first protocol remains. */
export async function markDraftSent(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
  protocol: string,
): Promise<void> {
  const draft = await draftOf(db, requester);
  if (!draft) return;
  await db
    .updateTable('announcement_draft')
    .set({ sent_at: sqlNow(), protocol })
    .where('id', '=', draft.id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Removes the draft from the browser and the account. An unsent draft that has neither is deleted. */
export async function leaveDraft(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
): Promise<void> {
  await inTransaction(db, async (write) => {
    const draft = await draftOf(write, requester);
    await write
      .deleteFrom('announcement_browser')
      .where('token_hash', '=', hashOf(requester.token))
      .execute();
    if (!draft || draft.sent_at) return;
    if (requester.account !== null)
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

export const forgetDrafts = (db: Kysely<AnnouncementsDatabase>) =>
  db
    .deleteFrom('announcement_draft')
    .where(sql<boolean>`not (${isUnexpired()})`)
    // An own property that was published once stays editable.
    .where('property_id', 'is', null)
    .execute();

const ownersEmail = sql<string>`lower(trim(fields #>> '{email,value,0}'))`;

/** Deletes drafts with this e-mail (lower case) as the owner's. Returns their ids. */
export async function eraseDrafts(write: Kysely<AnnouncementsDatabase>, address: string): Promise<string[]> {
  const erased = await write
    .deleteFrom('announcement_draft')
    .where(ownersEmail, '=', address)
    .where('own_number', 'is', null)
    .returning('id')
    .execute();
  await forgetOwners(write, sql`${ownersEmail} = ${address}`);
  return erased.map(({ id }) => id);
}

/** Of the account; or of no account, with a verified e-mail. */
export const isDraftOf = ({ accountId, verifiedEmails }: Person) =>
  sql<boolean>`(own_number is null and
    (account_id = ${accountId} or account_id is null and ${ownersEmail} = any(${verifiedEmails}::text[])))`;

/** @returns ids of the drafts that were not sent */
export async function erasePersonsDrafts(
  write: Kysely<AnnouncementsDatabase>,
  person: Person,
): Promise<string[]> {
  const erased = await write
    .deleteFrom('announcement_draft')
    .where(isDraftOf(person))
    .returning(['id', 'sent_at'])
    .execute();
  await forgetOwners(write, isOwnerOf(person));
  return erased.flatMap(({ id, sent_at }) => (sent_at ? [] : id));
}

/** Deletes an unsent draft for all its browsers. */
export async function discardDraft(
  db: Kysely<AnnouncementsDatabase>,
  requester: DraftRequester,
): Promise<void> {
  const draft = await draftOf(db, requester);
  if (!draft) return;
  await db.deleteFrom('announcement_draft').where('id', '=', draft.id).where('sent_at', 'is', null).execute();
}
