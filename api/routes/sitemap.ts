import { Hono } from 'hono';
import type { z } from 'zod';
import { type sitemapAnswer, sitemapQuery } from '@contract/sitemap';
import type { ApiDeps } from '@api/deps';
import { canonicalOf } from '@api/repositories/cards';
import { valid } from './validate';

/** `GET products/sitemap`: what is on offer by ascending id; `lastmod` is when it last changed. */
export function sitemapRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/products/sitemap', async (context) => {
    const { after, limit } = valid(sitemapQuery, context.req.query());
    const offered = db.selectFrom('property').where('active', '=', true).where('available', '=', true);
    const [{ total }, rows] = await Promise.all([
      offered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      offered
        .select(['id', 'condition', 'city', 'district', 'title', 'for_sale', 'for_rent', 'updated_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ]);
    return context.json({
      total,
      items: rows.map((row) => ({
        id: row.id,
        canonical: canonicalOf(row),
        lastmod: row.updated_at.toISOString(),
      })),
    } satisfies z.input<typeof sitemapAnswer>);
  });
  return routes;
}
