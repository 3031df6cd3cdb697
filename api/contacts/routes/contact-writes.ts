import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import type { doneAnswer } from '@contract/auth';
import { staffContactBody, staffContactNoteBody } from '@contract/staff-contact-writes';
import type { staffActAnswer } from '@contract/staff-undo';
import type { ContactsDeps } from '../deps';
import { noteContact, writeContact } from '../write-contact';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function contactWriteRoutes({ db }: ContactsDeps): Hono {
  const routes = new Hono();

  routes.put('/staff/contacts/:id', async (context) => {
    const body = validChanges(staffContactBody, await jsonBody(context));
    const act = await writeContact(writing(context, db), staffOf(context), contactIdOf(context), body);
    return context.json({ ...done, act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.post('/staff/contacts/:id/notes', async (context) => {
    const { note } = validForm(staffContactNoteBody, await jsonBody(context));
    await noteContact(writing(context, db), staffOf(context), contactIdOf(context), note);
    return context.json(done);
  });
  return routes;
}

/** @throws 404 */
export function contactIdOf(context: Context): number {
  const id = idParam(context.req.param('id'));
  if (id === null) throw notFound();
  return id;
}
