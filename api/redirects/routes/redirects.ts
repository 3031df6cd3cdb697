import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { publicAnswer } from '@api/platform/http/public-answer';
import { valid } from '@api/platform/http/validate';
import { type redirectsAnswer, redirectsQuery } from '@contract/redirects';
import { redirectLine } from '@domain/legacy-urls/redirect-line';
import { redirectsVersion, storedRedirects } from '../queries/redirects';
import type { RedirectsDatabase } from '../schema';

/** `GET redirects`: for the website's instances, each few seconds. */
export function redirectRoutes({ db }: { db: Kysely<RedirectsDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/redirects', publicAnswer, async (context) => {
    const query = valid(redirectsQuery, context.req.query());
    // Before the lines: a change in between is seen by the next call.
    const version = await redirectsVersion(db);
    const lines = query.version === version ? null : (await storedRedirects(db)).map(redirectLine).join('\n');
    return context.json({ data: { version, lines } } satisfies z.input<typeof redirectsAnswer>);
  });
  return routes;
}
