import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/clock';
import type { AnnouncementDraft } from '@contract/announcements';

/** A draft that was left for longer than this is told of, in ms. */
const leftMs = 30 * 60_000;

/** What every form of the draft is shown with. */
export const draftPage = (context: AppLoadContext, draft: AnnouncementDraft | null) => ({
  rules: context.settings.announce,
  hasCep: context.findCep !== null,
  base: draft?.revision ?? 0,
  saved: draft && { savedAt: draft.saved_at, keptUntil: draft.kept_until },
  wasLeft: draft !== null && clock.nowMs() - Date.parse(draft.saved_at) > leftMs,
});

/** Whether a form was opened with what is wrong in it. */
export const isCheck = (request: Request) => new URL(request.url).searchParams.get('conferir') === '1';
