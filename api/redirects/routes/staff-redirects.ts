import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { subjectOf } from '@api/audit/record-act';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { listActs } from '@api/staff/queries/acts';
import {
  staffNewRedirectBody,
  type staffRedirectAnswer,
  staffRedirectBody,
  type staffRedirectsAnswer,
  staffRedirectsQuery,
} from '@contract/staff-redirects';
import type { staffActAnswer } from '@contract/staff-undo';
import { addNewRedirect, changeRedirect, removeRedirect } from '../change-redirect';
import { findRedirect, listRedirects } from '../queries/redirects';
import { redirectEnds } from '../site-rules';
import type { RedirectsDatabase } from '../schema';

/** Redirects in the admin (contract/staff-redirects.ts). */
export function staffRedirectRoutes({ db }: { db: Kysely<RedirectsDatabase> }): Hono {
  const routes = new Hono();
  const readEnds = redirectEnds(db);
  const done = (context: Context, act: number | null) =>
    context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);

  const shown = (
    { to, changed_at, ...row }: NonNullable<Awaited<ReturnType<typeof findRedirect>>>,
    endOf: Awaited<ReturnType<typeof readEnds>>,
  ) => ({
    ...{ ...row, to, changed_at: changed_at.toISOString() },
    end: to === null ? null : endOf({ from: row.from, to, status: row.status }),
  });

  routes.get('/staff/redirects', async (context) => {
    const { text, page } = valid(staffRedirectsQuery, context.req.query());
    const { rows, ...list } = await listRedirects(db, { text: text?.trim(), page: Number(page) });
    const endOf = await readEnds();
    const data = { ...list, rows: rows.map((row) => shown(row, endOf)) };
    return context.json({ data } satisfies z.input<typeof staffRedirectsAnswer>);
  });

  routes.get('/staff/redirects/:id', async (context) => {
    const id = idOf(context);
    const row = await findRedirect(db, id);
    if (!row) throw notFound();
    const { acts } = await listActs(db, { subject: subjectOf('redirect', id) });
    const data = { ...shown(row, await readEnds()), acts };
    return context.json({ data } satisfies z.input<typeof staffRedirectAnswer>);
  });

  routes.post('/staff/redirects', async (context) => {
    const body = validForm(staffNewRedirectBody, await jsonBody(context));
    return done(context, await addNewRedirect(writing(context, db), actorOf(staffOf(context)), body));
  });

  routes.put('/staff/redirects/:id', async (context) => {
    const id = idOf(context);
    const body = validForm(staffRedirectBody, await jsonBody(context));
    return done(context, await changeRedirect(writing(context, db), actorOf(staffOf(context)), id, body));
  });

  routes.delete('/staff/redirects/:id', async (context) => {
    const act = await removeRedirect(writing(context, db), actorOf(staffOf(context)), idOf(context));
    return done(context, act);
  });
  return routes;
}

export const idOf = (context: Context): number => {
  const id = idParam(context.req.param('id'));
  if (id === null) throw notFound();
  return id;
};
