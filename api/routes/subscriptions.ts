import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { type subscriptionLinkAnswer, subscriptionTokenBody } from '@contract/subscriptions';
import { callerOf } from '@api/auth/caller';
import { takeTurn } from '@api/auth/limits';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import { confirmByLink } from '@api/subscriptions/confirm';
import { leaveByLink } from '@api/subscriptions/leave';
import { subscriptionLink } from '@api/subscriptions/links';
import { networkOf } from '@domain/network';
import { jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What the links of letters to subscribers lead to (contract/subscriptions.ts): by their token alone, without an account. */
export function subscriptionRoutes({ db, leadPlaces: places, deletions: list }: ApiDeps): Hono {
  const routes = new Hono();

  routes.post('/subscriptions/link', async (context) => {
    const { token } = valid(subscriptionTokenBody, await jsonBody(context));
    const link = await subscriptionLink(db, token);
    return context.json({ link } satisfies z.input<typeof subscriptionLinkAnswer>);
  });

  routes.post('/subscriptions/confirm', async (context) => {
    const { token } = valid(subscriptionTokenBody, await jsonBody(context));
    await takeTurn(db, 'oneTimeTokensByAddress', networkOf(callerOf(context).ip));
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
