import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { AuditChanges } from '@api/audit/content';
import { registerPicture } from '@api/platform/photos/register';
import { picturesOf } from '@api/brokerage/brokerage';
import { type LockedBrokerage, lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { missingPictures, pictureNotThere } from '@api/platform/photos/own-pictures';
import type { ShowcaseKind } from '@contract/staff-showcase';
import type { Verb } from '@domain/staff/roles';
import { checkedItem } from './check-item';
import { lockDraft, removeDraft } from './drafts';
import { findItem, itemsOf, type ShowcaseItem, withItem } from './items';
import type { ShowcaseDatabase } from './schema';

export const verbOf: Record<ShowcaseKind, Verb> = {
  list: 'lists.write',
  banner: 'banners.write',
  slide: 'banners.write',
  sections: 'banners.write',
};

interface Edit {
  kind: ShowcaseKind;
  key: string;
}

/** Draft → site, in one transaction. @returns the act; null: nothing changed @throws 404, 409, 422 */
export const publishDraft = (
  db: Kysely<ShowcaseDatabase>,
  actor: Actor,
  { kind, key }: Edit,
  version: number,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const before = await lockOrBegin(write);
    const draft = await lockDraft(write, kind, key, version);
    if (!draft) throw notFound();
    const item = checkedItem(before.content, kind, key, draft);
    await refuseMissingPicture(write, item);
    await removeDraft(write, kind, key);
    return changeItem(write, actor, before, { kind, key, item });
  });

/** @throws 422 by field */
async function refuseMissingPicture(write: Write<ShowcaseDatabase>, item: ShowcaseItem): Promise<void> {
  const field = 'image' in item ? 'image' : 'photo';
  const address = item[field];
  const missing = await missingPictures(write, typeof address === 'string' ? [address] : []);
  if (missing.size > 0) throw unprocessable({ [field]: [pictureNotThere] });
}

/** Takes it off the site, with its draft. @returns the act; null: it was a draft alone */
export const removeItem = (
  db: Kysely<ShowcaseDatabase>,
  actor: Actor,
  { kind, key }: Edit,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const before = await lockOrBegin(write);
    await removeDraft(write, kind, key);
    if (kind === 'sections' || !findItem(before.content, kind, key)) return null;
    return changeItem(write, actor, before, { kind, key, item: null });
  });

/** Earlier or later in the site's order. @returns null: it is the first or the last @throws 404 */
export const moveItem = (
  db: Kysely<ShowcaseDatabase>,
  actor: Actor,
  { kind, key }: Edit,
  by: -1 | 1,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const before = await lockOrBegin(write);
    const found = findItem(before.content, kind, key);
    if (!found || kind === 'sections') throw notFound();
    const position = found.position + by;
    if (position < 0 || position >= itemsOf(before.content, kind).length) return null;
    return changeItem(write, actor, before, { kind, key, item: found.item, position });
  });

interface ItemChange extends Edit {
  item: ShowcaseItem | null;
  position?: number;
}

async function changeItem(
  write: Write<ShowcaseDatabase>,
  actor: Actor,
  before: LockedBrokerage,
  change: ItemChange,
): Promise<number | null> {
  const { kind, key } = change;
  const [old, now] = [before.content, await saveItem(write, before, change)].map((content) =>
    valuesOf(findItem(content, kind, key)),
  );
  const changes = Object.fromEntries(
    (['item', 'position'] as const)
      .filter((field) => !isDeepStrictEqual(old![field], now![field]))
      .map((field) => [field, [old![field], now![field]]]),
  ) as AuditChanges;
  if (Object.keys(changes).length === 0) return null;
  return recordAct(write, { actor, verb: verbOf[kind], subject: subjectOf(kind, key), changes });
}

/** Stores the brokerage with another item. @returns its content */
export async function saveItem(
  write: Write<ShowcaseDatabase>,
  before: LockedBrokerage,
  { kind, key, item, position }: ItemChange,
) {
  const content = withItem(before.content, kind, key, item, position);
  if (isDeepStrictEqual(content, before.content)) return content;
  await saveChange(write, before, content);
  const known = new Set(picturesOf(before.content));
  for (const url of picturesOf(content)) if (!known.has(url)) await registerPicture(write, url);
  return content;
}

/** As acts store them: null of what is not there. */
export const valuesOf = (found: ReturnType<typeof findItem>) => ({
  item: found ? plain(found.item) : null,
  position: found ? found.position : null,
});
const plain = (item: ShowcaseItem) => JSON.parse(JSON.stringify(item)) as AuditChanges[string][0];
