import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import {
  draftKey,
  draftKinds,
  type staffDraftAnswer,
  staffDraftBody,
  type staffDraftsAnswer,
  type staffDraftSavedAnswer,
} from '@contract/staff-drafts';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import { listDrafts, loadDraft, removeDraft, saveDraft } from '../drafts';
import type { ShowcaseDatabase } from '../schema';

const draftKind = z.enum(draftKinds);

function read<Value>(schema: z.ZodType<Value>, text: string | undefined): Value {
  const { data } = schema.safeParse(text);
  if (data === undefined) throw notFound();
  return data;
}
const kindOf = (context: Context) => read(draftKind, context.req.param('kind'));
const keyOf = (context: Context) => read(draftKey, context.req.param('key'));

export function draftRoutes({ db }: { db: Kysely<ShowcaseDatabase> }): Hono {
  const routes = new Hono();

  routes.get('/staff/showcase/drafts/:kind', async (context) => {
    const data = await listDrafts(db, kindOf(context));
    return context.json({ data } satisfies z.input<typeof staffDraftsAnswer>);
  });

  routes.get('/staff/showcase/drafts/:kind/:key', async (context) => {
    const data = await loadDraft(db, kindOf(context), keyOf(context));
    return context.json({ data } satisfies z.input<typeof staffDraftAnswer>);
  });

  routes.put('/staff/showcase/drafts/:kind/:key', async (context) => {
    const [kind, key] = [kindOf(context), keyOf(context)];
    const body = valid(staffDraftBody, await jsonBody(context));
    const memberId = staffOf(context).member.id;
    const version = await saveDraft(writing(context, db), kind, key, { ...body, memberId });
    return context.json({ data: { version } } satisfies z.input<typeof staffDraftSavedAnswer>);
  });

  routes.delete('/staff/showcase/drafts/:kind/:key', async (context) => {
    await removeDraft(writing(context, db), kindOf(context), keyOf(context));
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });
  return routes;
}
