import type { Kysely } from 'kysely';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { textPhotoUrls } from '@domain/texts/text-photos';
import { photoOf, photosByUrl, type StoredPhoto } from '@api/platform/photos/repository';
import { listActs } from '@api/staff/queries/acts';
import type { StaffAct } from '@contract/staff-audit';
import type { StaffTexts } from '@contract/staff-texts';
import type { ArticleAnswer, ListedArticle } from '@contract/texts';
import { clock } from '@domain/kernel/clock';
import { parseText } from '@domain/texts/parse-text';
import { slugPattern } from '@domain/validation/search-values';
import { isShownAt } from '@domain/texts/shown-period';
import { photosIn } from '@domain/texts/text-blocks';
import type { Article } from '@domain/texts/text-content';
import type { TextPage } from '@domain/texts/text-pages';
import { contentVersion } from './content-version';
import { findArticle } from './articles';
import type { TextsDatabase } from './schema';

interface Row {
  content: Article;
  published_at: Date;
  updated_at: Date;
}

const rows = (db: Kysely<TextsDatabase>) =>
  db
    .selectFrom('house_article')
    .select(['id', 'content', 'published_at', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');

const shown = ({ content }: Row) => isShownAt(content, clock.now());

/** Those that are shown now, newest first. */
export async function listArticles(db: Kysely<TextsDatabase>): Promise<ListedArticle[]> {
  const found = (await rows(db).execute()).filter(shown);
  const urls = found.flatMap(({ content: { photo } }) => (photo ? [photo] : []));
  const stored = await photosByUrl(db, urls);
  return found.map((row) => listed(row, stored));
}

/** undefined: there is none, or it is not shown now. */
export async function showArticle(
  db: Kysely<TextsDatabase>,
  slug: string,
): Promise<ArticleAnswer | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  const row = await rows(db).where('slug', '=', slug).executeTakeFirst();
  if (!row || !shown(row)) return undefined;
  const stored = await photosByUrl(db, textPhotoUrls(row.content));
  const { text, description } = row.content;
  return {
    ...listed(row, stored),
    ...{ text, description: description ?? null, photos: photosOf(text, stored) },
  };
}

const listed = ({ content, published_at, updated_at }: Row, stored: ReadonlyMap<string, StoredPhoto>) => ({
  ...{ slug: content.slug, title: content.title, lead: content.lead, author: content.author ?? null },
  photo: content.photo ? photoOf({ url: content.photo, alt: content.alt ?? '' }, stored) : null,
  ...{ published_at: published_at.toISOString(), updated_at: updated_at.toISOString() },
});

const photosOf = (text: string, stored: ReadonlyMap<string, StoredPhoto>) =>
  Object.fromEntries(
    photosIn(parseText(text)).map(({ url, alt }) => [url, photoOf({ url, alt }, stored)] as const),
  );

/** Of any text: also one that is not published. */
export const textPhotos = async (db: Kysely<TextsDatabase>, text: string, more: readonly string[] = []) => {
  const stored = await photosByUrl(db, [...textPhotoUrls({ text }), ...more]);
  return {
    ...photosOf(text, stored),
    ...Object.fromEntries(more.map((url) => [url, photoOf({ url, alt: '' }, stored)])),
  };
};

export async function listTexts(db: Kysely<TextsDatabase>): Promise<StaffTexts> {
  const pages = (await loadBrokerage(db))?.content.pages ?? {};
  const articles = await rows(db).execute();
  return {
    pages: (Object.keys(pages) as TextPage[]).flatMap((page) =>
      pages[page]
        ? [
            {
              page,
              title: pages[page].title,
              from: pages[page].from ?? null,
              until: pages[page].until ?? null,
            },
          ]
        : [],
    ),
    articles: articles.map(({ id, content: { slug, title, from, until }, updated_at }) => ({
      ...{ id, slug, title, from: from ?? null, until: until ?? null },
      updated_at: updated_at.toISOString(),
    })),
  };
}

const historyOf = async (db: Kysely<TextsDatabase>, subject: string) =>
  (await listActs(db, { subject })).acts;

export async function pageRecord(db: Kysely<TextsDatabase>, page: TextPage) {
  const content = (await loadBrokerage(db))?.content.pages?.[page] ?? null;
  return { content, version: contentVersion(content), acts: await historyOf(db, `page:${page}`) };
}

export async function articleRecord(db: Kysely<TextsDatabase>, id: number) {
  const row = await findArticle(db, id);
  const acts = await historyOf(db, `article:${id}`);
  if (!row && acts.length === 0) return undefined;
  const content = row ? ({ ...row.content } as Record<string, string>) : null;
  return { content, version: contentVersion(content), acts, last: content ?? lastContent(acts[0]) };
}

/** Of an article whose first publication was undone: what that act took away. */
function lastContent(act: StaffAct | undefined): Record<string, string> {
  const values = Object.entries(act?.changes ?? {}).map(([field, [old]]) => [field, old] as const);
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
