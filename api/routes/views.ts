import { Hono } from 'hono';
import type { z } from 'zod';
import { type viewAnswer, viewBody } from '@contract/views';
import type { ApiDeps } from '@api/deps';
import { takeStrangersTurn } from '@api/auth/limits';
import { productNotFound } from '@api/errors';
import { countView } from '@api/repositories/views';
import { jsonBody, valid } from './validate';

/** `POST visitTypeView`: counts a view. */
export function viewRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.post('/visitTypeView', async (context) => {
    const view = valid(viewBody, await jsonBody(context));
    await takeStrangersTurn(db, 'viewsByAddress', context);
    if (!(await countView(db, view))) throw productNotFound();
    return context.json({ status: 'success' } satisfies z.input<typeof viewAnswer>);
  });
  return routes;
}
