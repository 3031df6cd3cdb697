import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type DraftPhoto, acceptedPhotos } from '@domain/announcement/photos';
import { signedIn } from '~/features/account/session/guard.server';
import { isOfSent, photoTarget, photosOf } from '~/features/announce/photo-target.server';
import { links, type PhotosOf } from '~/links';

/**
 * Loads the photos of the browser's draft or of a sent announcement.
 * Redirects if there is no open draft. All invalid links get the same 404.
 */
export async function photosData(args: LoaderFunctionArgs) {
  args.context.session.isPrivate = true;
  const of = photosOf(args.request.url);
  // Access by number requires the owner's sign-in.
  return of.number === undefined ? shownTo(args, of) : signedIn(args, () => shownTo(args, of));
}

async function shownTo({ request, context }: LoaderFunctionArgs, of: PhotosOf) {
  const place = await photoTarget(request, context);
  const isSent = isOfSent(of);
  if (place === 'away') return data({ view: 'away' as const, isSent, of }, { status: isSent ? 503 : 200 });
  if (!place && !isSent) throw redirect(links.announce());
  if (!place) return data({ view: 'closed' as const }, { status: 404 });
  const { draft, sent } = place;
  return data({
    view: 'photos' as const,
    ...photosShown(await context.draftPhotos.list(place.key)),
    of,
    sent: sent && { protocol: sent.protocol, title: sent.title },
    saved: draft && { savedAt: draft.saved_at, keptUntil: draft.kept_until },
  });
}

const photosShown = (photos: readonly DraftPhoto[]) => ({
  kept: acceptedPhotos(photos).map(({ id, name, caption }) => ({ id, name, caption })),
  failed: photos
    .filter(({ problem }) => problem)
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ id, name, problem }) => ({ id, name, problem: problem! })),
});
