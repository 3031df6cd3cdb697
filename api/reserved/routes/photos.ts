import { Hono } from 'hono';
import { BusyError } from '@api/platform/photos/semaphore';
import { photoTypes } from '@domain/media/photo';
import { readReservedPhotoPath, reservedPhotoMount } from '@domain/media/reserved-photo';
import { isInvitationOpen } from '../access';
import type { ReservedDeps } from '../deps';
import { forTeam, readSeal, type SealedPhoto, sealSecret } from '@api/platform/photos/photo-seals';

const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** `GET {reservedPhotoMount}/{seal}/{size}.{format}`: the same 404 for a wrong seal, one that ended, and no photo. */
export function reservedPhotoRoutes({ db, derivatives }: ReservedDeps): Hono {
  const isOpen = async ({ invitation }: SealedPhoto) =>
    invitation === forTeam || isInvitationOpen(db, invitation);
  return new Hono().get(`${reservedPhotoMount}/*`, async (context) => {
    const file = readReservedPhotoPath(context.req.path);
    const photo = file && readSeal(await sealSecret(db), file.seal);
    if (!file || !photo || !derivatives || !(await isOpen(photo))) return missing();
    try {
      const data = await derivatives.get(photo.key, file.size, file.format, context.req.raw.signal);
      if (!data) return missing();
      const type = photoTypes[file.format];
      return new Response(new Uint8Array(data), { headers: { ...headers, 'content-type': type } });
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return plain(503, 'Tente de novo em instantes.', { 'retry-after': '2' });
    }
  });
}

const missing = () => plain(404, 'Foto não encontrada.');

const plain = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', ...more },
  });
