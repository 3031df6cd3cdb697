import type { LoaderFunctionArgs } from '@remix-run/node';
import { readDraft } from '~/features/announce/save-step.server';
import type { PieceReply } from '~/features/announce/photo-upload';
import { photoLinkParams, pieceParams } from '~/links';

const isId = /^[0-9a-f]{32}$/;

/**
 * A photo of an announcement, to whom it is for alone: small, to the browser that has the draft; whole too, to whom the
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
  const { draft } = await readDraft(request, context);
  // Scripts go on where a photo broke off.
  if (draft && query.has(pieceParams.from))
    return Response.json({ received: await context.draftPhotos.received(draft.id, id) } satisfies PieceReply);
  return draft ? picture(context.draftPhotos.picture(draft.id, id, size)) : missing();
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
