import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type draftDevices as devicesAnswer,
  draftBody,
  type linkMadeAnswer,
  type linkOpenedAnswer,
  type linkSeenAnswer,
  lookLinkBody,
  makeLinkBody,
  openLinkBody,
  revokeDeviceBody,
} from '@contract/announcements';
import type { doneAnswer } from '@contract/auth';
import { customerIfAny } from '@api/accounts/bearer';
import type { AnnouncementsDeps } from '../deps';
import { writing } from '@api/platform/http/request-deadline';
import {
  draftDevices,
  draftOfLink,
  endDraftLink,
  makeDraftLink,
  openDraftLink,
  revokeDevice,
} from '../queries/announcement-links';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Draft links and the browsers of a draft (contract/announcements.ts). */
export function announcementLinkRoutes({ db }: AnnouncementsDeps): Hono {
  const routes = new Hono();

  const requesterOf = async (context: Context, token: string) => {
    const customer = await customerIfAny(context, db);
    return { token, account: customer?.account.id ?? null };
  };

  routes.post('/announcement/draft/link', async (context) => {
    const { token, link } = valid(makeLinkBody, await jsonBody(context));
    const until = await makeDraftLink(writing(context, db), await requesterOf(context, token), link);
    return context.json({ open_until: until?.toISOString() ?? null } satisfies z.input<
      typeof linkMadeAnswer
    >);
  });

  routes.post('/announcement/draft/link/end', async (context) => {
    const { token } = valid(draftBody, await jsonBody(context));
    await endDraftLink(writing(context, db), await requesterOf(context, token));
    return context.json(done);
  });

  routes.post('/announcement/draft/link/look', async (context) => {
    const { link } = valid(lookLinkBody, await jsonBody(context));
    const draft = await draftOfLink(db, link);
    return context.json({ begun_at: draft?.created_at.toISOString() ?? null } satisfies z.input<
      typeof linkSeenAnswer
    >);
  });

  routes.post('/announcement/draft/link/open', async (context) => {
    const { token, link, device } = valid(openLinkBody, await jsonBody(context));
    const who = await requesterOf(context, token);
    const outcome = await openDraftLink(writing(context, db), who, link, device);
    return context.json({ outcome } satisfies z.input<typeof linkOpenedAnswer>);
  });

  routes.post('/announcement/draft/browsers', async (context) => {
    const { token } = valid(draftBody, await jsonBody(context));
    const { devices, link } = await draftDevices(db, await requesterOf(context, token));
    return context.json({
      data: devices.map(({ id, device, bound_at, isThis }) => ({
        id,
        device,
        since: bound_at.toISOString(),
        is_this: isThis,
      })),
      link_until: link?.expires_at.toISOString() ?? null,
    } satisfies z.input<typeof devicesAnswer>);
  });

  routes.post('/announcement/draft/browsers/revoke', async (context) => {
    const { token, id } = valid(revokeDeviceBody, await jsonBody(context));
    await revokeDevice(writing(context, db), await requesterOf(context, token), id);
    return context.json(done);
  });

  return routes;
}
