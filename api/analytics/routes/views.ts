import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { visitorAgentHeader } from '@contract/geolocation';
import { type View, type viewAnswer, viewBody, viewsBody } from '@contract/views';
import type { AnalyticsDeps } from '../deps';
import { customerOf } from '@api/accounts/bearer';
import { callerOf } from '@api/platform/http/caller';
import { consumeStrangerLimit } from '@api/platform/http/limits';
import { productNotFound } from '@api/platform/http/errors';
import { countViews } from '../queries/views';
import { jsonBody, valid } from '@api/platform/http/validate';

const counted = { status: 'success' } satisfies z.input<typeof viewAnswer>;

/** 401 for an expired bearer token. */
export function viewRoutes({ db, isBrokerageAddress }: AnalyticsDeps): Hono {
  const count = async (context: Context, views: readonly View[]): Promise<number> => {
    await consumeStrangerLimit(db, 'viewsByAddress', context);
    const { ip } = callerOf(context);
    if (isBrokerageAddress(ip)) return views.length;
    const agent = context.req.header(visitorAgentHeader) ?? null;
    const isSignedIn = context.req.header('authorization') !== undefined;
    const account = isSignedIn ? (await customerOf(context, db)).account.id : null;
    return countViews(db, views, { ip, agent, account });
  };
  const routes = new Hono();
  routes.post('/visitTypeView', async (context) => {
    const view = valid(viewBody, await jsonBody(context));
    if ((await count(context, [view])) === 0) throw productNotFound();
    return context.json(counted);
  });
  routes.post('/views', async (context) => {
    const { views } = valid(viewsBody, await jsonBody(context));
    await count(context, views);
    return context.json(counted);
  });
  return routes;
}
