import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type alertHomesAnswer,
  type alertLinkAnswer,
  alertLinkBody,
  useAlertLinkBody,
} from '@contract/alerts';
import type { doneAnswer } from '@contract/auth';
import { cardsOnOffer } from '@api/alerts/cards-on-offer';
import { listLink, stopLink, actByLink } from '@api/alerts/links';
import type { ApiDeps } from '@api/deps';
import { cardsOf } from '@api/repositories/cards';
import { jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What the links of letters of alerts lead to (contract/alerts.ts): by their token alone, without an account. */
export function alertRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.post('/alerts/link', async (context) => {
    const { token } = valid(alertLinkBody, await jsonBody(context));
    return context.json({ link: await stopLink(db, token) } satisfies z.input<typeof alertLinkAnswer>);
  });

  routes.post('/alerts/link/use', async (context) => {
    const { token, action } = valid(useAlertLinkBody, await jsonBody(context));
    await actByLink(db, token, action);
    return context.json(done);
  });

  routes.post('/alerts/homes', async (context) => {
    const { token } = valid(alertLinkBody, await jsonBody(context));
    const homes = await listLink(db, token);
    const items = homes && (await cardsOf(db, await cardsOnOffer(db, homes)));
    return context.json({ items } satisfies z.input<typeof alertHomesAnswer>);
  });

  return routes;
}
