import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import {
  staffFeedPartBody,
  type staffFeedUploadAnswer,
  staffFeedUploadBody,
} from '@contract/staff-feed-uploads';
import { feedPartBytes } from '@domain/property/feed-files';
import { addPart, beginUpload, readUpload } from '../uploads/uploads';
import type { FeedAdminDeps } from './feeds';

/** Of base64 in JSON; other calls have a lower limit (api/app.ts). */
export const maxFeedPartBody = Math.ceil((feedPartBytes * 4) / 3) + 1024;
export const isFeedPart = (path: string) => /^\/staff\/feeds\/uploads\/\d{1,10}\/parts$/.test(path);

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** A feed's file of a member (contract/staff-feed-uploads.ts). */
export function staffFeedUploadRoutes({ db }: Pick<FeedAdminDeps, 'db'>): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };
  const actor = (context: Context) => actorOf(staffOf(context));

  routes.post('/staff/feeds/uploads', async (context) => {
    const body = validForm(staffFeedUploadBody, await jsonBody(context));
    const id = await beginUpload(writing(context, db), actor(context), body);
    return context.json({ data: { id } } satisfies z.input<typeof staffFeedUploadAnswer>);
  });

  routes.post('/staff/feeds/uploads/:id/parts', async (context) => {
    const id = idOf(context);
    const part = valid(staffFeedPartBody, await jsonBody(context));
    await addPart(writing(context, db), actor(context), id, part);
    return context.json(done);
  });

  routes.post('/staff/feeds/uploads/:id/read', async (context) => {
    await readUpload(writing(context, db), actor(context), idOf(context));
    return context.json(done);
  });
  return routes;
}
