import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import {
  type staffPropertyBulkAnswer,
  staffPropertyBulkBody,
  type staffPropertyBulkCanceledAnswer,
  type staffPropertyBulkChoicesAnswer,
  type staffPropertyBulkMadeAnswer,
  staffPropertyBulkQuery,
  staffPropertyBulkStartBody,
} from '@contract/staff-property-bulk';
import { cancelBulk, startBulk } from '../bulk/bulk-state';
import { makeBulk } from '../bulk/make-bulk';
import { brokersToChoose, findBulk } from '../bulk/queries';
import type { PropertyAdminDatabase } from '../schema';

export function propertyBulkRoutes({ db }: { db: Kysely<PropertyAdminDatabase> }): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/properties/bulks', async (context) => {
    const data = { brokers: await brokersToChoose(db) };
    return context.json({ data } satisfies z.input<typeof staffPropertyBulkChoicesAnswer>);
  });

  routes.post('/staff/properties/bulks', async (context) => {
    const body = validForm(staffPropertyBulkBody, await jsonBody(context));
    const id = await makeBulk(db, staffOf(context), body);
    return context.json({ data: { id } } satisfies z.input<typeof staffPropertyBulkMadeAnswer>);
  });

  routes.get('/staff/properties/bulks/:id', async (context) => {
    const query = valid(staffPropertyBulkQuery, context.req.query());
    const data = await findBulk(db, staffOf(context), idOf(context), query);
    return context.json({ data } satisfies z.input<typeof staffPropertyBulkAnswer>);
  });

  routes.post('/staff/properties/bulks/:id/start', async (context) => {
    const { typed } = validForm(staffPropertyBulkStartBody, await jsonBody(context));
    await startBulk(writing(context, db), staffOf(context), idOf(context), typed);
    return context.json({ status: 'success' } as const);
  });

  routes.post('/staff/properties/bulks/:id/cancel', async (context) => {
    const canceled = await cancelBulk(writing(context, db), staffOf(context), idOf(context));
    return context.json({ status: 'success', canceled } satisfies z.input<
      typeof staffPropertyBulkCanceledAnswer
    >);
  });
  return routes;
}
