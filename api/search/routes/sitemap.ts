import { Hono } from 'hono';
import type { z } from 'zod';
import { type sitemapAnswer, sitemapQuery } from '@contract/sitemap';
import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import { canonicalOf } from '@api/properties/queries/cards';
import { valid } from '@api/platform/http/validate';
import { publicAnswer } from '@api/platform/http/public-answer';

export function sitemapRoutes({ db }: { db: Kysely<SearchDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/products/sitemap', publicAnswer, async (context) => {
    const { after, limit } = valid(sitemapQuery, context.req.query());
    const availableProperties = db
      .selectFrom('property')
      .where('active', '=', true)
      .where('available', '=', true);
    const [{ total }, rows] = await Promise.all([
      availableProperties.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      availableProperties
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
