import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type subscriptionLinkAnswer, subscriptionTokenBody } from '@contract/subscriptions';
import { callerOf } from '@api/platform/http/caller';
import { consumeAddressLimit } from '@api/platform/http/limits';
import type { LeadsDeps } from '../deps';
import { writing } from '@api/platform/http/request-deadline';
import { confirmByLink } from './confirm';
import { leaveByLink } from './leave';
import { subscriptionLink } from './links';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Calls of e-mail links (contract/subscriptions.ts): they need only the token, not an account. */
export function subscriptionRoutes({ db, leadPlaces: places, deletions: list }: LeadsDeps): Hono {
  const routes = new Hono();

  routes.post('/subscriptions/link', async (context) => {
    const { token } = valid(subscriptionTokenBody, await jsonBody(context));
    const link = await subscriptionLink(db, token);
    return context.json({ link } satisfies z.input<typeof subscriptionLinkAnswer>);
  });

  routes.post('/subscriptions/confirm', async (context) => {
    const { token } = valid(subscriptionTokenBody, await jsonBody(context));
    await consumeAddressLimit(db, 'oneTimeTokensByAddress', callerOf(context).ip);
    await confirmByLink(writing(context, db), token, places);
    return context.json(done);
  });

  routes.post('/subscriptions/leave', async (context) => {
    const { token } = valid(subscriptionTokenBody, await jsonBody(context));
    await leaveByLink(writing(context, db), token, { places, list });
    return context.json(done);
  });

  return routes;
}
