import type { LoaderFunctionArgs } from '@remix-run/node';
import { photoPlace } from '~/features/announce/photo-place.server';
import type { PieceReply } from '~/features/announce/photo-upload';
import { photoLinkParams, pieceParams } from '~/links';

const isId = /^[0-9a-f]{32}$/;

/**
 * A photo of an announcement, to whom it is for alone: small, to whom its owner's page is for; whole too, to whom the
 * house's link was told. 404 else, whatever the reason. What is sent here by POST the server itself takes
 * (server/announcements/photo-uploads.ts).
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
  const place = await photoPlace(request, context);
  if (place === null || place === 'away') return missing();
  // Scripts go on where a photo broke off.
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
