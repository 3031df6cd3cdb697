import type { Undoer } from '@api/audit/undoer';
import type { Article } from '@domain/texts/text-content';
import { changeArticles, findArticle, saveArticle } from './articles';
import { articleFields, contentOf, valuesOf } from './content-version';
import type { TextsDatabase } from './schema';

/** Undoing the first publication takes the article off the site. */
export const articleUndoer: Undoer<TextsDatabase> = {
  verb: 'texts.write',
  kind: 'article',
  fields: articleFields,
  // An article needs these: one that changed since leaves all.
  together: [['title', 'slug', 'lead', 'text']],
  async read(write, _undoing, ids) {
    const rows = await write
      .selectFrom('house_article')
      .select(['id', 'content'])
      .where('id', 'in', ids.map(Number))
      .forUpdate()
      .execute();
    const found = new Map(rows.map(({ id, content }) => [String(id), content]));
    return new Map(ids.map((id) => [id, valuesOf(articleFields, found.get(id) ?? null)]));
  },
  async restore(write, { actor }, values) {
    for (const [text, fields] of values) {
      const id = Number(text);
      await changeArticles(write, async () => {
        const row = await findArticle(write, id);
        const content = contentOf<Article>({ ...valuesOf(articleFields, row?.content ?? null), ...fields });
        if (!content?.title) await write.deleteFrom('house_article').where('id', '=', id).execute();
        else await saveArticle(write, actor, id, content);
      });
    }
  },
};
