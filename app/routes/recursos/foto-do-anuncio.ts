import type { LoaderFunctionArgs } from '@remix-run/node';
import { photoTarget } from '~/features/announce/photo-target.server';
import type { PieceReply } from '~/features/announce/photo-upload';
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
  if (!isId.test(id)) return missing();
  if (token !== null) {
    context.answer.hasSecretAddress = true;
    return picture((await context.draftPhotos.byLink(token))?.picture(id, size));
  }
  const place = await photoTarget(request, context);
  if (place === null || place === 'away') return missing();
  // Scripts resume an interrupted upload at this offset.
  if (query.has(pieceParams.from))
    return Response.json({
      received: await context.draftPhotos.received(place.key, id),
    } satisfies PieceReply);
  return picture(context.draftPhotos.picture(place.key, id, size));
}

async function picture(found: Promise<Buffer | null> | undefined): Promise<Response> {
  const bytes = await found;
  if (!bytes) return missing();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

const missing = () =>
  new Response('Foto não encontrada.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
