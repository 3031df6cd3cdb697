import { z } from 'zod';
import { photoAddress } from '@domain/texts/photo-address';
import { article, pageText } from '@domain/texts/text-content';
import { textPages } from '@domain/texts/text-pages';
import { maxTextLength } from '@domain/texts/text-limits';
import { staffAct } from './staff-audit';
import { pagePhotosAnswer } from './texts';

/** Of the stored content; '' if there is none. A publication names the one that it read. */
const version = z.string().max(64);
/** The draft that is published; version 0: there is none. null: drafts stay as they are. */
const draft = z.object({ key: z.string().max(100), version: z.number().int().min(0) }).nullable();

const period = { from: z.string().nullable(), until: z.string().nullable() };

/** `GET staff/texts`: pages with a text of the brokerage's own, and all articles, newest first. */
export const staffTextsAnswer = z.object({
  data: z.object({
    pages: z.array(z.object({ page: z.enum(textPages), title: z.string(), ...period })),
    articles: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        title: z.string(),
        ...period,
        updated_at: z.string(),
      }),
    ),
  }),
});
export type StaffTexts = z.output<typeof staffTextsAnswer>['data'];

const history = z.array(staffAct);

/** `GET staff/texts/pages/:page`: content null: the page shows the site's own text. */
export const staffPageTextAnswer = z.object({
  data: z.object({ content: z.record(z.string(), z.string()).nullable(), version, acts: history }),
});

/** `GET staff/texts/articles/:id`: content null: its publication was undone; `last` is what it was. */
export const staffArticleAnswer = z.object({
  data: z.object({
    content: z.record(z.string(), z.string()).nullable(),
    ...{ version, acts: history, last: z.record(z.string(), z.string()) },
  }),
});

/**
 * `PUT staff/texts/pages/:page` publishes: 409 `TEXT_CHANGED`: another has published since; `DRAFT_CHANGED`: another has
 * saved the draft. content null: the site's own text is shown again.
 */
export const staffPageTextBody = z.object({ content: pageText.nullable(), version, draft });

/**
 * `POST staff/texts/articles` and `PUT staff/texts/articles/:id`: 409 as above, 422 of a slug that another has. With a draft
 * 422 of photos without a description, too.
 */
const publishedArticle = article.refine(({ photo }) => photo === undefined || photoAddress(photo) !== null, {
  path: ['photo'],
  error: 'Envie uma foto, ou use um endereço que começa com https://',
});

export const staffArticleBody = z.object({ content: publishedArticle, version, draft });

/** `POST staff/texts/photos`: stored photos of a text that is not published, by their address in it. */
export const staffPreviewPhotosBody = z.object({
  text: z.string().max(maxTextLength),
  photo: z.string().max(1000).optional(),
});
export const staffPreviewPhotosAnswer = pagePhotosAnswer;

/** `act` null: nothing has changed. */
export const staffTextPublishedAnswer = z.object({
  data: z.object({ act: z.number().nullable(), id: z.number().nullable() }),
});
