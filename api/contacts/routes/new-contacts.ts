import { Hono } from 'hono';
import type { z } from 'zod';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import {
  type staffContactNotedAnswer,
  staffNewContactBody,
  type staffRetryAnswer,
} from '@contract/staff-contact-more';
import type { ContactsDeps } from '../deps';
import { noteContactByHand } from '../note-contact';
import { retryDelivery } from '../retry-delivery';

export function newContactRoutes({ db, leadPlaces }: ContactsDeps): Hono {
  const routes = new Hono();

  routes.post('/staff/contacts', async (context) => {
    const body = validForm(staffNewContactBody, await jsonBody(context));
    const data = await noteContactByHand(writing(context, db), staffOf(context), body, leadPlaces);
    return context.json({ data } satisfies z.input<typeof staffContactNotedAnswer>, 201);
  });

  routes.post('/staff/contacts/:id/deliveries/:delivery/retry', async (context) => {
    const named = {
      contact: idParam(context.req.param('id')),
      delivery: idParam(context.req.param('delivery')),
    };
    const isQueued = await retryDelivery(writing(context, db), staffOf(context), named, leadPlaces);
    return context.json({ data: { is_queued: isQueued } } satisfies z.input<typeof staffRetryAnswer>);
  });
  return routes;
}
