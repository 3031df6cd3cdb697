import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { readArticles, writeArticle } from '@api/brokerage/articles';
import { lockOrBegin, saveChange } from '@api/brokerage/save-brokerage';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { lockDraft, removeDraft } from '@api/showcase/drafts';
import type { Article } from '@domain/texts/text-content';
import { articleFields, changedValues, contentVersion, textChanged } from './content-version';
import type { Publication } from './pages';
import { refusePhotos } from './refuse-photos';
import { redirectRenamed } from './redirect-renamed';
import type { TextsDatabase } from './schema';

interface Published {
  id: number;
  /** null: nothing has changed. */
  act: number | null;
}

/** @param id null: a new one @throws 404; 409; 422 of a slug that another article has */
export const publishArticle = (
  db: Kysely<TextsDatabase>,
  actor: Actor,
  id: number | null,
  { content, version, draft }: Publication<Article>,
): Promise<Published> =>
  inTransaction(db, async (write) => {
    if (draft) await lockDraft(write, 'article', draft.key, draft.version);
    if (draft) await refusePhotos(write, content);
    const stored = await changeArticles(write, async () => {
      const row = id === null ? null : await findArticle(write, id);
      if (id !== null && !row && !(await wasPublished(write, id))) throw notFound();
      if (contentVersion(row?.content) !== version) throw textChanged();
      return { row, id: await saveArticle(write, actor, id, content) };
    });
    if (draft) await removeDraft(write, 'article', draft.key);
    const changes = changedValues(articleFields, stored.row?.content ?? null, content);
    if (Object.keys(changes).length === 0) return { id: stored.id, act: null };
    const subject = subjectOf('article', stored.id);
    return { id: stored.id, act: await recordAct(write, { actor, verb: 'texts.write', subject, changes }) };
  });

/** Locks the brokerage, and remembers what its file said. */
export async function changeArticles<Result>(
  write: Write<TextsDatabase>,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await lockOrBegin(write);
  const result = await change();
  const articles = await readArticles(write);
  const { articles: _before, ...house } = before.content;
  await saveChange(write, before, { ...house, ...(articles.length > 0 && { articles }) });
  return result;
}

export const findArticle = (db: Kysely<TextsDatabase>, id: number) =>
  db
    .selectFrom('house_article')
    .select(['id', 'slug', 'content', 'published_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A new address leads there from the old one. @throws 422 of a slug that another article has */
export async function saveArticle(
  write: Write<TextsDatabase>,
  actor: Actor,
  id: number | null,
  content: Article,
): Promise<number> {
  const row = id === null ? undefined : await findArticle(write, id);
  const taken = await write
    .selectFrom('house_article')
    .select('id')
    .where('slug', '=', content.slug)
    .executeTakeFirst();
  if (taken && taken.id !== id)
    throw unprocessable({ slug: ['Outro texto da revista já tem este endereço'] });
  await redirectRenamed(write, actor, row?.slug ?? null, content.slug);
  const saved = await writeArticle(write, row?.id ?? null, content);
  if (id === null || saved === id) return saved;
  // Back on the site, with the number that its acts name.
  await write.updateTable('house_article').set({ id }).where('id', '=', saved).execute();
  return id;
}

/** Its first publication may be undone, and the article be published again. */
export const wasPublished = async (db: Kysely<TextsDatabase>, id: number): Promise<boolean> =>
  (await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subjectOf('article', id))
    .limit(1)
    .executeTakeFirst()) !== undefined;
