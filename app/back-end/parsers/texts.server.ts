import { articleAnswer, articlesAnswer, pagePhotosAnswer } from '@contract/texts';
import type { Parser } from './answer.server';
import { bySchema } from './by-schema.server';
import { photo } from './photo.server';

type Context = Parameters<Parser<unknown>>[1];

const photosOf = (photos: Record<string, unknown>, context: Context) =>
  Object.fromEntries(Object.entries(photos).map(([url, each]) => [url, photo(each, context)]));

export const listedArticles = (value: unknown, context: Context) =>
  bySchema(articlesAnswer)(value, context).data.map((each) => ({
    ...each,
    photo: each.photo && photo(each.photo, context),
  }));

/** null: no article is shown there. */
export const shownArticle = (value: unknown, context: Context) => {
  const { data } = bySchema(articleAnswer)(value, context);
  return (
    data && {
      ...data,
      photo: data.photo && photo(data.photo, context),
      photos: photosOf(data.photos, context),
    }
  );
};

/** By their address in the text. */
export const pagePhotos = (value: unknown, context: Context) =>
  photosOf(bySchema(pagePhotosAnswer)(value, context).data, context);
