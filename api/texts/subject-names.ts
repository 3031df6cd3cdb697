import type { SubjectNames } from '@api/audit/subject-names';
import type { TextsDatabase } from './schema';

export const articleNames: SubjectNames<TextsDatabase> = {
  kind: 'article',
  async read(db, ids) {
    const rows = await db
      .selectFrom('house_article')
      .select(['id', 'content'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, content }) => ({ id, name: content.title }));
  },
};
