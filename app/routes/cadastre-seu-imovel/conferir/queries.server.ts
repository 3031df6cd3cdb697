import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { announce } from '@contract/announcements';
import { acceptedPhotos } from '@domain/announcement/photos';
import { logged } from '@domain/kernel/logged';
import { announcementSummary } from '@domain/announcement/summary';
import { checkSteps } from '~/features/announce/check-steps.server';
import { draftedFields } from '~/features/announce/draft-form';
import { readDraft } from '~/features/announce/save-step.server';
import { signedTime } from '~/features/announce/signed-time.server';
import { toAnnounce } from '~/features/announce/to-announce';
import { isFormResponse } from '~/forms/forms.server';
import { links } from '~/links';

/** Loads the summary. Redirects to the first invalid step with its errors. */
export async function checkData({ request, context }: LoaderFunctionArgs) {
  const { siteUrl } = context;
  const { draft, isAway } = await readDraft(request, context);
  // A rejected form of this page renders from its own values, so there is no redirect.
  if (!draft) {
    if (isAway || isFormResponse(request)) return { view: 'away' as const, siteUrl };
    throw redirect(links.announce());
  }
  if (draft.sent) return { view: 'sent' as const, siteUrl, sent: draft.sent };
  const checked = await checkSteps(draft.fields, context.settings.announce);
  if ('wrong' in checked) throw redirect(checked.wrong.check);
  return {
    view: 'check' as const,
    siteUrl,
    id: draft.id,
    time: signedTime(context),
    saved: { savedAt: draft.saved_at, keptUntil: draft.kept_until },
    sections: announcementSummary(announce.parse(toAnnounce(checked.said))),
    fields: draftedFields(draft.fields),
    photos: acceptedPhotos(
      await context.draftPhotos
        .list(draft.id)
        .catch(logged(context.log, 'draft photos unreadable', () => [])),
    ).length,
  };
}
