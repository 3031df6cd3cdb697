import { z } from 'zod';
import { photo } from './property';

const listed = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  author: z.string().nullable(),
  photo: photo.nullable(),
  published_at: z.string(),
  updated_at: z.string(),
};

/** `GET articles` (ours): articles of the magazine that are shown now, newest first. */
export const articlesAnswer = z.object({ data: z.array(z.object(listed)) });
export type ListedArticle = z.output<typeof articlesAnswer>['data'][number];

/**
 * `GET articles/:slug` (ours). `text`: Markdown; `photos`: the stored ones, by their address in the text. null: none is
 * shown there (404 is a back end without this call).
 */
export const articleAnswer = z.object({
  data: z
    .object({
      ...listed,
      description: z.string().nullable(),
      text: z.string(),
      photos: z.record(z.string(), photo),
    })
    .nullable(),
});
export type ArticleAnswer = NonNullable<z.output<typeof articleAnswer>['data']>;

/** `GET pages/:page/photos` (ours): photos of a page's own text, by their address in it. */
export const pagePhotosAnswer = z.object({ data: z.record(z.string(), photo) });
