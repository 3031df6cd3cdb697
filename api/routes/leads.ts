import { Hono } from 'hono';
import type { z } from 'zod';
import { type leadAnswer, leadBody } from '@contract/leads';
import type { ApiDeps } from '@api/deps';
import { takeStrangersTurn } from '@api/auth/limits';
import { writing } from '@api/first-write';
import { keepLead } from '@api/repositories/leads';
import { asKnown } from './known-lead';
import { jsonBody, valid } from './validate';

/** `POST leads`: 201 with the protocol once the lead is kept; the same answer where its key has come before. */
export function leadRoutes({ db, leadPlaces }: ApiDeps): Hono {
  const routes = new Hono();
  routes.post('/leads', async (context) => {
    const lead = valid(leadBody, await jsonBody(context));
    await takeStrangersTurn(db, 'leadsByAddress', context);
    const protocol = await keepLead(writing(context, db), asKnown(context, lead), leadPlaces);
    return context.json({ protocol } satisfies z.input<typeof leadAnswer>, 201);
  });
  return routes;
}
