import type { Kysely } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { addJob } from '@api/platform/jobs/queue';
import { registerPicture } from '@api/platform/photos/register';
import { clock } from '@domain/kernel/clock';
import { isShownAt, momentOfLocal, type ShownPeriod } from '@domain/texts/shown-period';
import type { Article } from '@domain/texts/text-content';
import { textPhotoUrls } from '@domain/texts/text-photos';
import type { BrokerageDatabase } from './schema';

/** By slug: a file has them in any order. */
export async function readArticles(db: Kysely<BrokerageDatabase>): Promise<Article[]> {
  const rows = await db.selectFrom('house_article').select('content').orderBy('slug').execute();
  return rows.map(({ content }) => content);
}

const columnsOf = (content: Article) => ({
  ...{ slug: content.slug, content: JSON.stringify(content), photos: textPhotoUrls(content) },
  ...{ updated_at: sqlNow(), is_shown: isShownAt(content, clock.now()) },
});

/** @param id null: a new one @returns its id */
export async function writeArticle(
  write: Write<BrokerageDatabase>,
  id: number | null,
  content: Article,
): Promise<number> {
  await registerAddresses(write, textPhotoUrls(content));
  await announceMoments(write, content);
  if (id !== null) {
    await write.updateTable('house_article').set(columnsOf(content)).where('id', '=', id).execute();
    return id;
  }
  const inserted = await write
    .insertInto('house_article')
    .values({ ...columnsOf(content), published_at: sqlNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/** Of the job that marks what has begun or ended. */
export const showArticlesKind = 'show-articles';

/** A job at its begin and its end. */
export async function announceMoments(
  write: Write<BrokerageDatabase>,
  { from, until }: ShownPeriod,
): Promise<void> {
  for (const local of [from, until]) {
    const ms = local === undefined ? 0 : momentOfLocal(local).getTime() - clock.nowMs();
    if (ms > 0)
      await addJob(write, { kind: showArticlesKind, key: local, afterSeconds: Math.ceil(ms / 1000) });
  }
}

/** What a file says: an article keeps its number while its slug stays. */
export async function syncArticles(
  write: Write<BrokerageDatabase>,
  articles: readonly Article[],
): Promise<void> {
  const rows = await write.selectFrom('house_article').select(['id', 'slug', 'content']).execute();
  const gone = rows.filter(({ slug }) => !articles.some((each) => each.slug === slug));
  if (gone.length > 0)
    await write
      .deleteFrom('house_article')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  const stored = new Map(rows.map((row) => [row.slug, row]));
  for (const content of articles) {
    const row = stored.get(content.slug);
    if (row && isSameArticle(row.content, content)) continue;
    await writeArticle(write, row?.id ?? null, content);
  }
}

const names = [
  ...(['slug', 'title', 'lead', 'text', 'description'] as const),
  ...(['photo', 'alt', 'author', 'from', 'until'] as const),
];

export const isSameArticle = (one: Article, other: Article): boolean =>
  names.every((name) => one[name] === other[name]);

/** The photo worker downloads those of the web. */
export async function registerAddresses(
  write: Write<BrokerageDatabase>,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) await registerPicture(write, url);
}
