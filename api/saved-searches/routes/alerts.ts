import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type alertPropertiesAnswer,
  type alertLinkAnswer,
  alertLinkBody,
  useAlertLinkBody,
} from '@contract/alerts';
import type { doneAnswer } from '@contract/auth';
import { availableCards } from '../alerts/available-cards';
import { listLink } from '../alerts/links';
import type { SavedSearchesDeps } from '../deps';
import { cardsOf } from '@api/properties/queries/cards';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Calls of e-mail links (contract/alerts.ts): they need only the token, not an account. */
export function alertRoutes({ db, stopLinks }: SavedSearchesDeps): Hono {
  const routes = new Hono();

  routes.post('/alerts/link', async (context) => {
    const { token } = valid(alertLinkBody, await jsonBody(context));
    return context.json({ link: await stopLinks.read(db, token) } satisfies z.input<typeof alertLinkAnswer>);
  });

  routes.post('/alerts/link/use', async (context) => {
    const { token, action } = valid(useAlertLinkBody, await jsonBody(context));
    await stopLinks.use(db, token, action);
    return context.json(done);
  });

  routes.post('/alerts/homes', async (context) => {
    const { token } = valid(alertLinkBody, await jsonBody(context));
    const properties = await listLink(db, token);
    const items = properties && (await cardsOf(db, await availableCards(db, properties)));
    return context.json({ items } satisfies z.input<typeof alertPropertiesAnswer>);
  });

  return routes;
}
