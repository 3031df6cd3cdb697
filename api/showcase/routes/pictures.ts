import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type staffPictureAnswer, staffPictureBody } from '@contract/staff-pictures';
import { staffPhotosKey } from '@domain/announcement/photos';
import { readPicturePlace, uploadsOfPlace } from '@domain/media/picture-place';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, valid } from '@api/platform/http/validate';
import { addOwnPicture, pictureNotThere } from '@api/platform/photos/own-pictures';
import type { Uploads } from '@api/platform/photos/uploads';
import type { ShowcaseDatabase } from '../schema';

export interface PictureDeps {
  db: Kysely<ShowcaseDatabase>;
  uploads: Uploads;
}

export const pictureRoutes = ({ db, uploads }: PictureDeps): Hono =>
  new Hono().post('/staff/showcase/pictures', async (context) => {
    const { place, photo: id } = valid(staffPictureBody, await jsonBody(context));
    if (!readPicturePlace(place)) throw notFound();
    const key = staffPhotosKey(uploadsOfPlace(place));
    const photo = (await uploads.list(key)).find((each) => each.id === id);
    if (!photo) throw unprocessable({ photo: [pictureNotThere] });
    const address = await addOwnPicture(writing(context, db), uploads, { uploads: key, photo });
    return context.json({ data: { address } } satisfies z.input<typeof staffPictureAnswer>);
  });
