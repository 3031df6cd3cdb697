import { Hono } from 'hono';
import type { z } from 'zod';
import { type leadAnswer, leadBody } from '@contract/leads';
import type { LeadsDeps } from '../deps';
import { customerIfStill } from '@api/accounts/bearer';
import { consumeStrangerLimit } from '@api/platform/http/limits';
import { writing } from '@api/platform/http/request-deadline';
import { accountEmail } from '@api/accounts/queries/accounts';
import { saveLead } from '../queries/leads';
import { isSubscription } from '@domain/leads/subscription';
import { asKnown } from './known-lead';
import { jsonBody, valid } from '@api/platform/http/validate';

/** `POST leads`: 201 with the protocol. A repeated key gets the same answer. */
export function leadRoutes({ db, leadPlaces: leadDestinations }: LeadsDeps): Hono {
  const routes = new Hono();
  routes.post('/leads', async (context) => {
    const lead = valid(leadBody, await jsonBody(context));
    await consumeStrangerLimit(db, 'leadsByAddress', context);
    const customer = isSubscription(lead.kind) ? await customerIfStill(context, db) : null;
    const account = customer?.account;
    const protocol = await saveLead(writing(context, db), asKnown(context, lead), leadDestinations, {
      account,
    });
    const confirms_by_letter = isSubscription(lead.kind) && account?.email !== accountEmail(lead.email);
    return context.json({ protocol, confirms_by_letter } satisfies z.input<typeof leadAnswer>, 201);
  });
  return routes;
}
