import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PieceReply } from '~/features/photos/photo-upload';
import { staffPhotoPlace } from '~/features/photos/staff-photos';
import { pictureAnswer, pictureMissing } from '~/features/photos/picture-answer.server';
import { photoLinkParams, pieceParams } from '~/links';
import { photoPlaceOf } from './photo-places.server';

const isId = /^[0-9a-f]{32}$/;

/** A photo that a member sent and that is not published, or the received bytes of one that arrives. Otherwise 404. */
export async function sentPhoto({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const id = query.get(photoLinkParams.photo) ?? '';
  const name = staffPhotoPlace(pathname);
  const place = isId.test(id) && name !== null ? await photoPlaceOf(context.admin, name) : null;
  if (!place) return pictureMissing();
  // Scripts resume an interrupted upload at this offset.
  if (query.has(pieceParams.from))
    return Response.json(
      { received: await context.draftPhotos.received(place.key, id) } satisfies PieceReply,
      { headers: { 'Cache-Control': 'no-store' } },
    );
  const size = query.has(photoLinkParams.whole) ? 'whole' : 'small';
  return pictureAnswer(await context.draftPhotos.picture(place.key, id, size));
}
