import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound, unavailable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import type { Derivatives } from '@api/platform/photos/derivatives';
import { BusyError } from '@api/platform/photos/semaphore';
import type { Uploads } from '@api/platform/photos/uploads';
import { actorOf, staffOf } from '@api/staff/guard';
import { staffPropertyPhotosBody, type staffPropertyPhotosAnswer } from '@contract/staff-property-photos';
import type { staffActAnswer } from '@contract/staff-undo';
import { findPropertyPhotos, photoKeyOf } from '../photos/property-photos';
import { savePhotos } from '../photos/save-photos';
import type { PropertyAdminDatabase } from '../schema';

export interface PropertyPhotosDeps {
  db: Kysely<PropertyAdminDatabase>;
  uploads: Uploads;
  derivatives?: Derivatives;
}

export function propertyPhotoRoutes({ db, uploads, derivatives }: PropertyPhotosDeps): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/properties/:id/photos', async (context) => {
    const data = await findPropertyPhotos(db, idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffPropertyPhotosAnswer>);
  });

  routes.put('/staff/properties/:id/photos', async (context) => {
    const id = idOf(context);
    const body = validForm(staffPropertyPhotosBody, await jsonBody(context));
    const who = { actor: actorOf(staffOf(context)), uploads };
    const act = await savePhotos(writing(context, db), who, id, body);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.get('/staff/properties/:id/photos/:photo', async (context) => {
    const key = await photoKeyOf(db, idOf(context), context.req.param('photo'));
    try {
      const data = key && (await derivatives?.get(key, 480, 'jpg', context.req.raw.signal));
      if (!data) throw notFound();
      return new Response(new Uint8Array(data), {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
      });
    } catch (error) {
      throw error instanceof BusyError ? unavailable() : error;
    }
  });
  return routes;
}
