import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type allNewsAnswer,
  type newsAnswer,
  newsPageSize,
  newsQuery,
  newsShown,
} from '@contract/search-news';
import { customerOf } from '@api/accounts/bearer';
import type { SavedSearchesDeps } from '../deps';
import { notFound } from '@api/platform/http/errors';
import { seenUntil } from '@api/accounts/queries/account-visits';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import { savedProperties } from '@api/properties/queries/saved-properties';
import { savedSearchesOf } from '../queries/saved-searches';
import { type PropertyInNews, newsSince } from '../news-since';
import { idParam, valid } from '@api/platform/http/validate';

/** News of the bearer's searches (contract/search-news.ts). 401 without a session, 404 for other searches. */
export function searchNewsRoutes({ db }: SavedSearchesDeps): Hono {
  const routes = new Hono();
  const getBrokerage = cachedBrokerage(db);

  // Skips properties that are no longer available.
  const createSerializer = async (properties: readonly PropertyInNews[]) => {
    const ids = new Set(properties.map(({ property }) => property));
    const productOf = await savedProperties(db, [...ids]);
    return ({ property, kind, negotiation, before, after }: PropertyInNews) => {
      const { product } = productOf(property, negotiation);
      return product ? [{ product, kind, negotiation, before, after }] : [];
    };
  };

  routes.get('/clientArea/filters/news', async (context) => {
    const { account } = await customerOf(context, db);
    const [since, rows] = await Promise.all([seenUntil(db, account.id), savedSearchesOf(db, account.id)]);
    const news = [...(await newsSince(db, rows, since, await getBrokerage()))];
    const serialize = await createSerializer(
      news.flatMap(([, { homes: properties }]) => properties.slice(0, newsShown)),
    );
    return context.json({
      since: since.toISOString(),
      data: news.map(([id, { since: from, homes: properties }]) => ({
        id,
        since: from.toISOString(),
        total: properties.length,
        homes: properties.slice(0, newsShown).flatMap(serialize),
      })),
    } satisfies z.input<typeof allNewsAnswer>);
  });

  routes.get('/clientArea/filters/:id/news', async (context) => {
    const { account } = await customerOf(context, db);
    const { since, page } = valid(newsQuery, context.req.query());
    const id = idParam(context.req.param('id'));
    const row = (await savedSearchesOf(db, account.id)).find((each) => each.id === id);
    if (!row) throw notFound('Pesquisa não encontrada');
    const moment = since ? new Date(since) : await seenUntil(db, account.id);
    const news = (await newsSince(db, [row], moment, await getBrokerage())).get(row.id);
    const properties = (news?.homes ?? []).slice((page - 1) * newsPageSize, page * newsPageSize);
    const serialize = await createSerializer(properties);
    return context.json({
      since: (news?.since ?? moment).toISOString(),
      total: news?.homes.length ?? 0,
      homes: properties.flatMap(serialize),
    } satisfies z.input<typeof newsAnswer>);
  });

  return routes;
}
