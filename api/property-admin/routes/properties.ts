import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import { type staffPropertyAnswer, staffOverridesBody } from '@contract/staff-properties';
import type { staffActAnswer } from '@contract/staff-undo';
import { isOverrideField } from '@domain/property/override-names';
import { changeOverrides, type PostedChanges, replaceOverrides } from '../change-overrides';
import { findProperty } from '../queries/property';
import type { PropertyAdminDatabase } from '../schema';

export function staffPropertyRoutes({ db }: { db: Kysely<PropertyAdminDatabase> }): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };
  const done = (context: Context, act: number | null) =>
    context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);

  routes.get('/staff/properties/:id', async (context) => {
    const data = await findProperty(db, staffOf(context), idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffPropertyAnswer>);
  });

  routes.put('/staff/properties/:id/overrides', async (context) => {
    const id = idOf(context);
    const body = validChanges(staffOverridesBody, await jsonBody(context));
    const actor = actorOf(staffOf(context));
    return done(context, await changeOverrides(writing(context, db), actor, id, body as PostedChanges));
  });

  routes.delete('/staff/properties/:id/overrides/:field', async (context) => {
    const [id, field] = [idOf(context), context.req.param('field')];
    if (!isOverrideField(field)) throw notFound();
    const actor = actorOf(staffOf(context));
    return done(context, await replaceOverrides(writing(context, db), actor, id, { [field]: null }));
  });
  return routes;
}
