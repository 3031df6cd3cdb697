import { Hono } from 'hono';
import type { z } from 'zod';
import { type leadAnswer, leadBody } from '@contract/leads';
import type { ApiDeps } from '@api/deps';
import { customerIfStill } from '@api/auth/bearer';
import { takeStrangersTurn } from '@api/auth/limits';
import { writing } from '@api/first-write';
import { accountEmail } from '@api/repositories/accounts';
import { keepLead } from '@api/repositories/leads';
import { isSubscription } from '@domain/subscription';
import { asKnown } from './known-lead';
import { jsonBody, valid } from './validate';

/** `POST leads`: 201 with the protocol once the lead is kept; the same answer where its key has come before. */
export function leadRoutes({ db, leadPlaces }: ApiDeps): Hono {
  const routes = new Hono();
  routes.post('/leads', async (context) => {
    const lead = valid(leadBody, await jsonBody(context));
    await takeStrangersTurn(db, 'leadsByAddress', context);
    const customer = isSubscription(lead.kind) ? await customerIfStill(context, db) : null;
    const account = customer?.account;
    const protocol = await keepLead(writing(context, db), asKnown(context, lead), leadPlaces, { account });
    const confirms_by_letter = isSubscription(lead.kind) && account?.email !== accountEmail(lead.email);
    return context.json({ protocol, confirms_by_letter } satisfies z.input<typeof leadAnswer>, 201);
  });
  return routes;
}
