import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { photosChangedBody, type sentPhotosAnswer, sentPhotosBody } from '@contract/announcements';
import type { doneAnswer } from '@contract/auth';
import { photosChanged } from '@api/announcements/photos-changed';
import { toldAnnouncement } from '@api/announcements/told';
import { customerIfAny } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { ApiError } from '@api/errors';
import { writing } from '@api/first-write';
import { announcementForPhotos } from '@api/repositories/announcement-photos';
import { jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Photos of what was announced already: who may add some, and what there is of them (contract/announcements.ts). */
export function announcementPhotoRoutes({ db, leadPlaces }: ApiDeps): Hono {
  const routes = new Hono();

  const asker = async (context: Context, { link, protocol }: { link?: string; protocol?: string }) => {
    const customer = link ? null : await customerIfAny(context, db);
    // As what was announced is told of: to who has proven their e-mail.
    const account = customer?.account.verified_at ? customer.account.id : null;
    return { link, protocol, account };
  };

  routes.post('/announcement/photos', async (context) => {
    const body = valid(sentPhotosBody, await jsonBody(context));
    const found = await announcementForPhotos(db, await asker(context, body));
    const announcement = found && {
      protocol: found.protocol,
      title: toldAnnouncement(found).title,
      fotos: found.announce.fotos ?? [],
    };
    return context.json({ announcement: announcement ?? null } satisfies z.input<typeof sentPhotosAnswer>);
  });

  routes.post('/announcement/photos/changed', async (context) => {
    const { fotos, added, ...body } = valid(photosChangedBody, await jsonBody(context));
    const found = await announcementForPhotos(db, await asker(context, body));
    if (!found) throw new ApiError(409, 'conflict', 'it takes no photos');
    await photosChanged(writing(context, db), found, { fotos, added }, leadPlaces);
    return context.json(done);
  });

  return routes;
}
