import { z } from 'zod';
import { newsKinds } from '@domain/favorites/change-kinds';
import { shownPrice } from './product-history';
import { propertyCard } from './property';

export const newsShown = 3;
export const newsPageSize = 24;

const newsProperty = z.object({
  product: propertyCard,
  kind: z.enum(newsKinds),
  negotiation: z.enum(['sell', 'rent']),
  before: shownPrice,
  after: shownPrice,
});

/** News of a search since a time (ISO 8601), newest first; `total` also counts those left out. */
const searchNews = z.object({
  since: z.string(),
  total: z.number().int().nonnegative(),
  homes: z.array(newsProperty),
});

/** `GET clientArea/filters/news` (ours): since the last visit, at any frequency. No searches with lost criteria. */
export const allNewsAnswer = z.object({
  since: z.string(),
  data: z.array(searchNews.extend({ id: z.number().int().positive() })),
});

export const newsQuery = z.object({
  since: z.iso.datetime({ offset: true }).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const newsAnswer = searchNews;
