import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type DraftPhoto, keptPhotos } from '@domain/announcement/photos';
import { signedIn } from '~/features/account/session/guard.server';
import { isOfSent, photoPlace, photosOf } from '~/features/announce/photo-place.server';
import { links, type PhotosOf } from '~/links';

/**
 * The photos of this browser's draft, or of what an address opens that was sent, in their order, and what was not taken.
 * Without a draft, or with one that was sent, it leads back; an address that opens nothing says so (404), whatever the reason.
 */
export async function photosData(args: LoaderFunctionArgs) {
  args.context.session.isPrivate = true;
  const of = photosOf(args.request.url);
  // By its number it is told to its owner alone.
  return of.number === undefined ? shownTo(args, of) : signedIn(args, () => shownTo(args, of));
}

async function shownTo({ request, context }: LoaderFunctionArgs, of: PhotosOf) {
  const place = await photoPlace(request, context);
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
  kept: keptPhotos(photos).map(({ id, name, caption }) => ({ id, name, caption })),
  failed: photos
    .filter(({ problem }) => problem)
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ id, name, problem }) => ({ id, name, problem: problem! })),
});
