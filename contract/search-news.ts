import { z } from 'zod';
import { newsKinds } from '@domain/change-kinds';
import { shownPrice } from './product-history';
import { propertyCard } from './property';

/** Homes that the list of searches tells of each, and a page of one search's news. */
export const newsShown = 3;
export const newsPageSize = 24;

/** A home that is news for a search: `before` is null where it was not on offer, or 'sob consulta'. */
const homeOfNews = z.object({
  product: propertyCard,
  kind: z.enum(newsKinds),
  negotiation: z.enum(['sell', 'rent']),
  before: shownPrice,
  after: shownPrice,
});

/** What is new to a search since a moment (ISO 8601), the newest first; `total` counts those that are not told too. */
const searchNews = z.object({
  since: z.string(),
  total: z.number().int().nonnegative(),
  homes: z.array(homeOfNews),
});

/**
 * `GET clientArea/filters/news` (ours): of each of the bearer's searches what is new since the last visit (`since`), whatever
 * its frequency; one that has lost a criterion is left out.
 */
export const allNewsAnswer = z.object({
  since: z.string(),
  data: z.array(searchNews.extend({ id: z.number().int().positive() })),
});

/** `GET clientArea/filters/{id}/news?since=&page=` (ours): without a moment since the last visit. */
export const newsQuery = z.object({
  since: z.iso.datetime({ offset: true }).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const newsAnswer = searchNews;
