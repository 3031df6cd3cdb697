import { Hono } from 'hono';
import type { z } from 'zod';
import { type leadAnswer, leadBody } from '@contract/leads';
import type { CallBindings } from '@api/auth/caller';
import type { ApiDeps } from '@api/deps';
import { takeStrangersTurn } from '@api/auth/limits';
import { writing } from '@api/first-write';
import { requestId } from '@api/request-id';
import { keepLead } from '@api/repositories/leads';
import { jsonBody, valid } from './validate';

/** `POST leads`: 201 with the protocol once the lead is kept; the same answer where its key has come before. */
export function leadRoutes({ db, leadPlaces }: ApiDeps): Hono {
  const routes = new Hono();
  routes.post('/leads', async (context) => {
    const lead = valid(leadBody, await jsonBody(context));
    await takeStrangersTurn(db, 'leadsByAddress', context);
    // Later than its request, from the website's outbox, it still carries that one's name.
    const request_id =
      (!(context.env as CallBindings | undefined)?.isStranger && lead.request_id) || requestId();
    const protocol = await keepLead(writing(context, db), { ...lead, request_id }, leadPlaces);
    return context.json({ protocol } satisfies z.input<typeof leadAnswer>, 201);
  });
  return routes;
}
