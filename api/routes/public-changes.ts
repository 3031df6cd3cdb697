import { Hono } from 'hono';
import { type PublicChanges, publicChangesQuery } from '@contract/public-changes';
import type { ApiDeps } from '@api/deps';
import { publicChanges } from '@api/repositories/public-changes';
import { valid } from './validate';

/** `GET publicChanges`: what public pages show otherwise now. It names nobody, and anybody may ask. */
export function publicChangeRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/publicChanges', async (context) => {
    const { since } = valid(publicChangesQuery, context.req.query());
    return context.json((await publicChanges(db, since)) satisfies PublicChanges);
  });
  return routes;
}
