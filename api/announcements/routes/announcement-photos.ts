import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { photosChangedBody, type sentPhotosAnswer, sentPhotosBody } from '@contract/announcements';
import type { doneAnswer } from '@contract/auth';
import { photosChanged } from '../photos-changed';
import { serializeAnnouncement } from '../serialize-announcement';
import { customerIfAny } from '@api/accounts/bearer';
import type { AnnouncementsDeps } from '../deps';
import { ApiError } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { announcementForPhotos } from '../queries/announcement-photos';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Photos of sent announcements (contract/announcements.ts). */
export function announcementPhotoRoutes({ db, leadPlaces: leadDestinations }: AnnouncementsDeps): Hono {
  const routes = new Hono();

  const requesterOf = async (context: Context, { link, protocol }: { link?: string; protocol?: string }) => {
    const customer = link ? null : await customerIfAny(context, db);
    // The list of announcements has the same condition.
    const account = customer?.account.verified_at ? customer.account.id : null;
    return { link, protocol, account };
  };

  routes.post('/announcement/photos', async (context) => {
    const body = valid(sentPhotosBody, await jsonBody(context));
    const found = await announcementForPhotos(db, await requesterOf(context, body));
    const announcement = found && {
      protocol: found.protocol,
      title: serializeAnnouncement(found).title,
      fotos: found.announce.fotos ?? [],
    };
    return context.json({ announcement: announcement ?? null } satisfies z.input<typeof sentPhotosAnswer>);
  });

  routes.post('/announcement/photos/changed', async (context) => {
    const { fotos, added, ...body } = valid(photosChangedBody, await jsonBody(context));
    const found = await announcementForPhotos(db, await requesterOf(context, body));
    if (!found) throw new ApiError(409, 'conflict', 'it takes no photos');
    await photosChanged(writing(context, db), found, { fotos, added }, leadDestinations);
    return context.json(done);
  });

  return routes;
}
