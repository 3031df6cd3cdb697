import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import type { doneAnswer } from '@contract/auth';
import { type staffBrokerAnswer, staffBrokerBody, type staffBrokersAnswer } from '@contract/staff-brokers';
import { changeBroker } from '../change-broker';
import { findBroker, listBrokers } from '../queries/brokers';
import type { BrokerAdminDatabase } from '../schema';

export function staffBrokerRoutes({ db }: { db: Kysely<BrokerAdminDatabase> }): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/brokers', async (context) => {
    const data = { brokers: await listBrokers(db) };
    return context.json({ data } satisfies z.input<typeof staffBrokersAnswer>);
  });

  routes.get('/staff/brokers/:id', async (context) => {
    const data = await findBroker(db, idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffBrokerAnswer>);
  });

  routes.put('/staff/brokers/:id', async (context) => {
    const id = idOf(context);
    const body = validChanges(staffBrokerBody, await jsonBody(context));
    await changeBroker(writing(context, db), actorOf(staffOf(context)), id, body);
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });
  return routes;
}
