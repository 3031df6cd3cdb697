import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { ApiError, notFound, unavailable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { StoreUnavailableError } from '@api/platform/photos/bucket';
import { actorOf, staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import {
  type staffAnnouncementAnswer,
  type staffAnnouncementsAnswer,
  staffAnnouncementsQuery,
} from '@contract/staff-announcements';
import { staffDecisionBody } from '@contract/staff-announcement-writes';
import { decide } from '../decide';
import type { AnnouncementsDeps } from '../deps';
import { openAnnouncement } from '../open-announcement';
import { announcementById } from '../queries/announcements';
import { listStaffAnnouncements } from '../queries/staff-announcements';
import { releaseAnnouncement } from '../release';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Announcements in the admin (contract/staff-announcements.ts). */
export function staffAnnouncementRoutes({ db, leadPlaces, announcedPhotos }: AnnouncementsDeps): Hono {
  const routes = new Hono();
  const known = async (context: Context) => {
    const id = idParam(context.req.param('id'));
    const announcement = id === null ? undefined : await announcementById(db, id);
    if (!announcement) throw notFound();
    return announcement;
  };
  const photosOf = (protocol: string) =>
    announcedPhotos(protocol).catch((error: unknown) => {
      throw error instanceof StoreUnavailableError ? unavailable() : error;
    });

  routes.get('/staff/announcements', async (context) => {
    const data = await listStaffAnnouncements(db, valid(staffAnnouncementsQuery, context.req.query()));
    return context.json({ data } satisfies z.input<typeof staffAnnouncementsAnswer>);
  });

  routes.get('/staff/announcements/:id', async (context) => {
    const announcement = await known(context);
    const data = await openAnnouncement(writing(context, db), announcement, staffOf(context));
    return context.json({ data } satisfies z.input<typeof staffAnnouncementAnswer>);
  });

  routes.post('/staff/announcements/:id/decision', async (context) => {
    const { protocol } = await known(context);
    const body = validForm(staffDecisionBody, await jsonBody(context));
    const photos = ['aceito', 'no ar'].includes(body.decision) ? await photosOf(protocol) : undefined;
    const actor = actorOf(staffOf(context));
    await decide(writing(context, db), protocol, { ...body, actor, photos });
    return context.json(done);
  });

  routes.post('/staff/announcements/:id/release', async (context) => {
    const { protocol } = await known(context);
    const actor = actorOf(staffOf(context));
    if (!(await releaseAnnouncement(writing(context, db), protocol, leadPlaces, actor)))
      throw new ApiError(409, 'CHANGED', 'Este anúncio já foi solto da quarentena.');
    return context.json(done);
  });

  return routes;
}
