import { z } from 'zod';

/** `GET products/sitemap?after=&limit=`: active properties by ascending id; `after` is the last id received. */
export const sitemapQuery = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(50_000).default(10_000),
});
export const sitemapAnswer = z.object({
  total: z.number().int(),
  items: z.array(
    z.object({ id: z.number().int(), canonical: z.string().startsWith('/'), lastmod: z.string() }),
  ),
});
