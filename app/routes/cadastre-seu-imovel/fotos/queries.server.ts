import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { keptPhotos } from '@domain/announcement/photos';
import { readDraft } from '~/features/announce/save-step.server';
import { links } from '~/links';

/** The photos of this browser's draft, in their order, and what was not taken; without a draft, or with one that was sent, it leads back. */
export async function photosData({ request, context }: LoaderFunctionArgs) {
  context.session.isPrivate = true;
  const { draft, isAway } = await readDraft(request, context);
  if (isAway) return { isAway: true as const, kept: [], failed: [], saved: null };
  if (!draft || draft.sent) throw redirect(links.announce());
  const photos = await context.draftPhotos.list(draft.id);
  return {
    isAway: false as const,
    kept: keptPhotos(photos).map(({ id, name, caption }) => ({ id, name, caption })),
    failed: photos
      .filter(({ problem }) => problem)
      .sort((a, b) => a.at.localeCompare(b.at))
      .map(({ id, name, problem }) => ({ id, name, problem: problem! })),
    saved: { savedAt: draft.saved_at, keptUntil: draft.kept_until },
  };
}
