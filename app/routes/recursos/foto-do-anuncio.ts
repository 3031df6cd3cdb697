import type { LoaderFunctionArgs } from '@remix-run/node';
import { photoTarget } from '~/features/announce/photo-target.server';
import type { PieceReply } from '~/features/photos/photo-upload';
import { pictureAnswer, pictureMissing } from '~/features/photos/picture-answer.server';
import { photoLinkParams, pieceParams } from '~/links';

const isId = /^[0-9a-f]{32}$/;

/**
 * Photo of an announcement, for its owner or by the brokerage's link. Otherwise 404, whatever the reason.
 * The server handles POST (server/announcements/photo-uploads.ts).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const query = new URL(request.url).searchParams;
  const id = query.get(photoLinkParams.photo) ?? '';
  const token = query.get(photoLinkParams.token);
  const size = query.has(photoLinkParams.whole) ? 'whole' : 'small';
  if (!isId.test(id)) return pictureMissing();
  if (token !== null) {
    context.answer.hasSecretAddress = true;
    return pictureAnswer(await (await context.draftPhotos.byLink(token))?.picture(id, size));
  }
  const place = await photoTarget(request, context);
  if (place === null || place === 'away') return pictureMissing();
  // Scripts resume an interrupted upload at this offset.
  if (query.has(pieceParams.from))
    return Response.json({
      received: await context.draftPhotos.received(place.key, id),
    } satisfies PieceReply);
  return pictureAnswer(await context.draftPhotos.picture(place.key, id, size));
}
