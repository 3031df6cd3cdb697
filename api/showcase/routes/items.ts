import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  showcaseKinds,
  staffPublishDraftBody,
  type staffShowcaseAnswer,
  type staffShowcaseItemAnswer,
  staffShowcaseMoveBody,
  type staffShowcasePreviewAnswer,
} from '@contract/staff-showcase';
import { draftKey } from '@contract/staff-drafts';
import type { staffActAnswer } from '@contract/staff-undo';
import { moveItem, publishDraft, removeItem } from '../publish';
import { showcaseItem } from '../queries/item';
import { showcaseOverview } from '../queries/overview';
import { previewDraft } from '../queries/preview';
import type { ShowcaseDatabase } from '../schema';

const itemKey = z.object({ kind: z.enum(showcaseKinds), key: draftKey });

/** @throws 404 */
function itemOf(context: Context) {
  const { data } = itemKey.safeParse(context.req.param());
  if (!data) throw notFound();
  return data;
}
const acted = (context: Context, act: number | null) =>
  context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);

export function itemRoutes({ db }: { db: Kysely<ShowcaseDatabase> }): Hono {
  const routes = new Hono();
  const path = '/staff/showcase/items/:kind/:key';

  routes.get('/staff/showcase', async (context) => {
    const data = await showcaseOverview(db);
    return context.json({ data } satisfies z.input<typeof staffShowcaseAnswer>);
  });

  routes.get(path, async (context) => {
    const { kind, key } = itemOf(context);
    const data = await showcaseItem(db, kind, key);
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffShowcaseItemAnswer>);
  });

  routes.get(`${path}/preview`, async (context) => {
    const { kind, key } = itemOf(context);
    const data = await previewDraft(db, kind, key);
    return context.json({ data } satisfies z.input<typeof staffShowcasePreviewAnswer>);
  });

  routes.post(`${path}/publish`, async (context) => {
    const item = itemOf(context);
    const { version } = valid(staffPublishDraftBody, await jsonBody(context));
    return acted(context, await publishDraft(writing(context, db), actorOf(staffOf(context)), item, version));
  });

  routes.post(`${path}/move`, async (context) => {
    const item = itemOf(context);
    const { by } = valid(staffShowcaseMoveBody, await jsonBody(context));
    return acted(context, await moveItem(writing(context, db), actorOf(staffOf(context)), item, by));
  });

  routes.post(`${path}/remove`, async (context) => {
    const item = itemOf(context);
    return acted(context, await removeItem(writing(context, db), actorOf(staffOf(context)), item));
  });
  return routes;
}
