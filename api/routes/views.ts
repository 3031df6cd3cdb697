import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { visitorAgentHeader } from '@contract/geolocation';
import { type View, type viewAnswer, viewBody, viewsBody } from '@contract/views';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { callerOf } from '@api/auth/caller';
import { takeStrangersTurn } from '@api/auth/limits';
import { productNotFound } from '@api/errors';
import { countViews } from '@api/repositories/views';
import { jsonBody, valid } from './validate';

const counted = { status: 'success' } satisfies z.input<typeof viewAnswer>;

/** `POST visitTypeView` counts a view, `POST views` many of one visitor. 401 where a bearer has ended. */
export function viewRoutes({ db, isHouse }: ApiDeps): Hono {
  /** @returns how many of the homes are on offer */
  const count = async (context: Context, views: readonly View[]): Promise<number> => {
    await takeStrangersTurn(db, 'viewsByAddress', context);
    const { ip } = callerOf(context);
    if (isHouse(ip)) return views.length;
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
