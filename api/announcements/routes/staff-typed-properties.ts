import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { ApiError, notFound, unavailable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid } from '@api/platform/http/validate';
import { StoreUnavailableError } from '@api/platform/photos/bucket';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  type staffTypedDraftAnswer,
  staffTypedDraftBody,
  type staffTypedPropertiesAnswer,
  type staffTypedPropertyAnswer,
  staffTypedPublishBody,
  type staffTypedPublishedAnswer,
  type staffTypedStartedAnswer,
} from '@contract/staff-typed-properties';
import type { staffActAnswer } from '@contract/staff-undo';
import type { AnnouncementsDeps } from '../deps';
import { listOwnDrafts, serializeOwnDraft, serializeSaved } from '../own/list-own';
import { ownDraft, saveOwnDraft, startOwnDraft } from '../own/own-drafts';
import { publishOwn } from '../own/publish-own';
import { discardOwn } from '../own/undo-own';
import { publicPath } from '../similar-property';

/** Properties of the brokerage's own (contract/staff-typed-properties.ts). */
export function staffTypedPropertyRoutes({ db, ownPhotos }: AnnouncementsDeps): Hono {
  const routes = new Hono();
  const numberOf = (context: Context) => {
    const number = idParam(context.req.param('number'));
    if (number === null) throw notFound();
    return number;
  };
  const known = async (number: number) => {
    const draft = await ownDraft(db, number);
    if (!draft) throw notFound();
    return draft;
  };
  const photosOf = (number: number) =>
    ownPhotos(number).catch((error: unknown) => {
      throw error instanceof StoreUnavailableError ? unavailable() : error;
    });

  routes.get('/staff/typed-properties', async (context) =>
    context.json({ data: await listOwnDrafts(db) } satisfies z.input<typeof staffTypedPropertiesAnswer>),
  );

  routes.post('/staff/typed-properties', async (context) => {
    const number = await startOwnDraft(writing(context, db), staffOf(context).member.id);
    return context.json({ data: { number } } satisfies z.input<typeof staffTypedStartedAnswer>);
  });

  routes.get('/staff/typed-properties/:number', async (context) => {
    const data = await serializeOwnDraft(db, await known(numberOf(context)));
    return context.json({ data } satisfies z.input<typeof staffTypedPropertyAnswer>);
  });

  routes.put('/staff/typed-properties/:number', async (context) => {
    const change = valid(staffTypedDraftBody, await jsonBody(context));
    const saved = await saveOwnDraft(writing(context, db), numberOf(context), change);
    if (!saved) throw notFound();
    if (saved === 'full') throw new ApiError(413, 'BODY_TOO_LARGE', 'Este rascunho ficou grande demais');
    return context.json({ data: serializeSaved(saved) } satisfies z.input<typeof staffTypedDraftAnswer>);
  });

  routes.delete('/staff/typed-properties/:number', async (context) => {
    const act = await discardOwn(writing(context, db), actorOf(staffOf(context)), numberOf(context));
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.post('/staff/typed-properties/:number/publish', async (context) => {
    const body = valid(staffTypedPublishBody, await jsonBody(context));
    const number = numberOf(context);
    await known(number);
    const photos = await photosOf(number);
    const actor = actorOf(staffOf(context));
    const { act, id } = await publishOwn(writing(context, db), actor, number, { ...body, photos });
    const data = { act, property_id: id, path: await publicPath(db, id), photos: photos?.length ?? null };
    return context.json({ data } satisfies z.input<typeof staffTypedPublishedAnswer>);
  });

  return routes;
}
