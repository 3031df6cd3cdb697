import type { Article } from '@domain/texts/text-content';
import { openTestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';

export const anArticle = (content: Partial<Article> = {}): Article => ({
  ...{ slug: 'a-casa-na-serra', title: 'A casa na serra', lead: 'Um fim de semana no vale.' },
  text: '## Chegar de manhã\nA neblina sai do vale às nove.',
  ...content,
});

/** Calls of the texts, by a member of Vitrine. Close it after the tests; `reset` before each. */
export async function openTexts() {
  const database = await openTestDatabase();
  const { db } = database;
  const api = staffApi(database);
  let token = '';
  return {
    ...{ db, api },
    close: () => database.close(),
    async reset() {
      const tables = ['house_article', 'house', 'showcase_draft', 'photo', ...staffTables] as const;
      for (const table of tables) await db.deleteFrom(table).execute();
      ({ token } = await api.member('vitrine'));
      return token;
    },
    get: async (path: string) => (await api.good('GET', path, token)).data,
    call: (method: string, path: string, body?: object) => api.call(method, path, token, body),
    /** A draft with what is published. @returns its version */
    async draft(kind: string, key: string, content: object) {
      const path = `staff/showcase/drafts/${kind}/${key}`;
      const version = (await api.good('GET', path, token)).data?.version ?? 0;
      return (await api.good('PUT', path, token, { content, version })).data.version as number;
    },
    /** @param id null: a new one */
    async publish(id: number | null, content: Article, more: object = {}) {
      const [method, path] =
        id === null ? ['POST', 'staff/texts/articles'] : ['PUT', `staff/texts/articles/${id}`];
      const version = id === null ? '' : (await api.good('GET', path, token)).data.version;
      const body = { content, version, draft: { key: String(id ?? 'novo-1'), version: 0 }, ...more };
      const { data } = await api.good(method, path, token, body);
      return data as { id: number; act: number | null };
    },
    undo: async (act: number) => (await api.good('POST', `staff/acts/${act}/undo`, token)).data,
    shown: async () => {
      const answer = await api.app.fetch(new Request('http://api.test/articles'), {});
      return ((await answer.json()) as { data: { slug: string; title: string }[] }).data;
    },
    read: async (slug: string) => {
      const answer = await api.app.fetch(new Request(`http://api.test/articles/${slug}`), {});
      return { status: answer.status, body: (await answer.json()) as { data: Record<string, unknown> } };
    },
  };
}
