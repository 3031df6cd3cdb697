import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import {
  staffChangedBody,
  type staffCheckAnswer,
  staffCheckBody,
  type staffOwnPropertiesAnswer,
  staffOwnPropertiesQuery,
} from '@contract/staff-checks';
import type { staffActAnswer } from '@contract/staff-undo';
import { checkProperty } from './check-property';
import { checkOf } from './queries/due';
import { reportChange, resolveChange } from './report-change';
import { ownProperties } from './queries/own-properties';
import type { PropertyChecksDatabase } from './schema';
import { checkUndoer } from './undo-checks';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

interface Deps {
  db: Kysely<PropertyChecksDatabase>;
}

export const propertyChecksModule = {
  routes: (deps: Deps) => [propertyCheckRoutes(deps)],
  undoers: () => [checkUndoer],
};

function propertyCheckRoutes({ db }: Deps): Hono {
  const routes = new Hono();

  routes.post('/staff/properties/:id/check', async (context) => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    const body = validForm(staffCheckBody, await jsonBody(context));
    const act = await checkProperty(writing(context, db), staffOf(context), id, body);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.post('/staff/properties/:id/changed', async (context) => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    const { note } = validForm(staffChangedBody, await jsonBody(context));
    await reportChange(writing(context, db), staffOf(context), id, note);
    return context.json(done);
  });

  routes.post('/staff/properties/:id/changed/resolve', async (context) => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    await resolveChange(writing(context, db), staffOf(context), id);
    return context.json(done);
  });

  routes.get('/staff/properties/:id/check', async (context) => {
    const id = idParam(context.req.param('id'));
    const data = id === null ? undefined : await checkOf(db, staffOf(context), id);
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffCheckAnswer>);
  });

  routes.get('/staff/own-properties', async (context) => {
    const { page } = valid(staffOwnPropertiesQuery, context.req.query());
    const data = await ownProperties(db, staffOf(context), page);
    return context.json({ data } satisfies z.input<typeof staffOwnPropertiesAnswer>);
  });
  return routes;
}
