import { Hono } from 'hono';
import { type PublicChanges, publicChangesQuery } from '@contract/public-changes';
import type { Kysely } from 'kysely';
import type { PageChangesDatabase } from '../schema';
import { publicChanges } from '../queries/public-changes';
import { valid } from '@api/platform/http/validate';

/** `GET publicChanges`: public, without personal data. */
export function publicChangeRoutes({ db }: { db: Kysely<PageChangesDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/publicChanges', async (context) => {
    const { since } = valid(publicChangesQuery, context.req.query());
    return context.json((await publicChanges(db, since)) satisfies PublicChanges);
  });
  return routes;
}
