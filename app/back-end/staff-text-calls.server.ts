import type { z } from 'zod';
import {
  staffArticleAnswer,
  type staffArticleBody,
  staffPageTextAnswer,
  type staffPageTextBody,
  staffPreviewPhotosAnswer,
  type staffPreviewPhotosBody,
  staffTextPublishedAnswer,
  staffTextsAnswer,
} from '@contract/staff-texts';
import type { TextPage } from '@domain/texts/text-pages';
import { photo } from './parsers/photo.server';
import { dataOf, type StaffSend } from './staff-send.server';

/** Calls of contract/staff-texts.ts. */
export const staffTextCalls = (call: StaffSend) => ({
  texts: () => call({ path: 'staff/texts', answer: dataOf(staffTextsAnswer) }),
  pageText: (page: TextPage) =>
    call({ path: `staff/texts/pages/${page}`, answer: dataOf(staffPageTextAnswer) }),
  publishPageText: (page: TextPage, body: z.input<typeof staffPageTextBody>) =>
    call({
      path: `staff/texts/pages/${page}`,
      method: 'PUT',
      body,
      answer: dataOf(staffTextPublishedAnswer),
    }),
  article: (id: number) => call({ path: `staff/texts/articles/${id}`, answer: dataOf(staffArticleAnswer) }),
  /** @param id null: a new one */
  publishArticle: (id: number | null, body: z.input<typeof staffArticleBody>) =>
    call({
      ...(id === null
        ? { path: 'staff/texts/articles', method: 'POST' as const }
        : { path: `staff/texts/articles/${id}`, method: 'PUT' as const }),
      ...{ body, answer: dataOf(staffTextPublishedAnswer) },
    }),
  /** Stored photos of any text, by their address in it. */
  textPhotos: (body: z.input<typeof staffPreviewPhotosBody>) =>
    call({
      ...{ path: 'staff/texts/photos', method: 'POST', body, isReading: true },
      answer: (value, context) =>
        Object.fromEntries(
          Object.entries(dataOf(staffPreviewPhotosAnswer)(value, context)).map(
            ([url, each]) => [url, photo(each, context)] as const,
          ),
        ),
    }),
});
