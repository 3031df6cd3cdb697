import type { Kysely } from 'kysely';
import type { Undoer } from '@api/audit/undoer';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { registerAddresses } from '@api/brokerage/articles';
import { textPhotoUrls } from '@domain/texts/text-photos';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { type LockedBrokerage, lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { lockDraft, removeDraft } from '@api/showcase/drafts';
import type { PageText } from '@domain/texts/text-content';
import { isTextPage, type TextPage } from '@domain/texts/text-pages';
import {
  changedValues,
  contentOf,
  contentVersion,
  pageFields,
  textChanged,
  valuesOf,
} from './content-version';
import { refusePhotos } from './refuse-photos';
import type { TextsDatabase } from './schema';

export interface Publication<Content> {
  content: Content;
  /** Of the content that was read. */
  version: string;
  /** null: drafts stay. */
  draft: { key: string; version: number } | null;
}

export async function readPages(
  db: Kysely<TextsDatabase>,
): Promise<Partial<Record<TextPage, PageText | undefined>>> {
  return (await loadBrokerage(db))?.content.pages ?? {};
}

/** @param content null: the site's own text again @returns the act; null: nothing has changed @throws 409 */
export const publishPage = (
  db: Kysely<TextsDatabase>,
  actor: Actor,
  page: TextPage,
  { content, version, draft }: Publication<PageText | null>,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    if (draft) await lockDraft(write, 'page', page, draft.version);
    if (draft && content) await refusePhotos(write, content);
    const before = await lockOrBegin(write);
    const stored = before.content.pages?.[page] ?? null;
    if (contentVersion(stored) !== version) throw textChanged();
    const changes = changedValues(pageFields, stored, content);
    if (draft) await removeDraft(write, 'page', page);
    if (Object.keys(changes).length === 0) return null;
    await savePage(write, before, page, content);
    return recordAct(write, { actor, verb: 'texts.write', subject: subjectOf('page', page), changes });
  });

async function savePage(
  write: Write<TextsDatabase>,
  before: LockedBrokerage,
  page: TextPage,
  content: PageText | null,
): Promise<void> {
  const { [page]: _before, ...others } = before.content.pages ?? {};
  const pages = { ...others, ...(content && { [page]: content }) };
  const { pages: _all, ...house } = before.content;
  if (content) await registerAddresses(write, textPhotoUrls(content));
  await saveChange(write, before, { ...house, ...(Object.keys(pages).length > 0 && { pages }) });
}

export const pageUndoer: Undoer<TextsDatabase> = {
  verb: 'texts.write',
  kind: 'page',
  fields: pageFields,
  // A text without a title is no text.
  together: [pageFields],
  async read(write, _undoing, ids) {
    const { content } = await lockOrBegin(write);
    return new Map(
      ids.filter(isTextPage).map((page) => [page, valuesOf(pageFields, content.pages?.[page] ?? null)]),
    );
  },
  async restore(write, _undoing, values) {
    for (const [page, fields] of values) {
      if (!isTextPage(page)) continue;
      const before = await lockOrBegin(write);
      const stored = valuesOf(pageFields, before.content.pages?.[page] ?? null);
      await savePage(write, before, page, contentOf<PageText>({ ...stored, ...fields }));
    }
  },
};
