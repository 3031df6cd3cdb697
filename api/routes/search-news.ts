import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type allNewsAnswer,
  type newsAnswer,
  newsPageSize,
  newsQuery,
  newsShown,
} from '@contract/search-news';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { notFound } from '@api/errors';
import { seenUntil } from '@api/repositories/account-visits';
import { lately } from '@api/repositories/house';
import { keptProducts } from '@api/repositories/kept-products';
import { savedSearchesOf } from '@api/repositories/saved-searches';
import { type HomeOfNews, newsSince } from '@api/saved-searches/news-since';
import { idParam, valid } from './validate';

/** What is new to the bearer's saved searches (contract/search-news.ts). 401 without a session, 404 for no search of theirs. */
export function searchNewsRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  const house = lately(db);

  /** Their cards; one that left while they were looked for is left out. */
  const told = async (homes: readonly HomeOfNews[]) => {
    const ids = new Set(homes.map(({ property }) => property));
    const productOf = await keptProducts(db, [...ids]);
    return ({ property, kind, negotiation, before, after }: HomeOfNews) => {
      const { product } = productOf(property, negotiation);
      return product ? [{ product, kind, negotiation, before, after }] : [];
    };
  };

  routes.get('/clientArea/filters/news', async (context) => {
    const { account } = await customerOf(context, db);
    const [since, rows] = await Promise.all([seenUntil(db, account.id), savedSearchesOf(db, account.id)]);
    const news = [...(await newsSince(db, rows, since, await house()))];
    const tell = await told(news.flatMap(([, { homes }]) => homes.slice(0, newsShown)));
    return context.json({
      since: since.toISOString(),
      data: news.map(([id, { since: from, homes }]) => ({
        id,
        since: from.toISOString(),
        total: homes.length,
        homes: homes.slice(0, newsShown).flatMap(tell),
      })),
    } satisfies z.input<typeof allNewsAnswer>);
  });

  routes.get('/clientArea/filters/:id/news', async (context) => {
    const { account } = await customerOf(context, db);
    const { since, page } = valid(newsQuery, context.req.query());
    const id = idParam(context.req.param('id'));
    const row = (await savedSearchesOf(db, account.id)).find((each) => each.id === id);
    if (!row) throw notFound('Pesquisa não encontrada');
    const asked = since ? new Date(since) : await seenUntil(db, account.id);
    const news = (await newsSince(db, [row], asked, await house())).get(row.id);
    const homes = (news?.homes ?? []).slice((page - 1) * newsPageSize, page * newsPageSize);
    const tell = await told(homes);
    return context.json({
      since: (news?.since ?? asked).toISOString(),
      total: news?.homes.length ?? 0,
      homes: homes.flatMap(tell),
    } satisfies z.input<typeof newsAnswer>);
  });

  return routes;
}
