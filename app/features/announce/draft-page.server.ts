import type { AppLoadContext } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import type { AnnouncementDraft } from '@contract/announcements';

const leftMs = 30 * 60_000;

export const draftPage = (context: AppLoadContext, draft: AnnouncementDraft | null) => ({
  rules: context.settings.announce,
  hasCep: context.findCep !== null,
  base: draft?.revision ?? 0,
  saved: draft && { savedAt: draft.saved_at, keptUntil: draft.kept_until },
  wasLeft: draft !== null && clock.nowMs() - Date.parse(draft.saved_at) > leftMs,
});

export const isCheck = (request: Request) => new URL(request.url).searchParams.get('conferir') === '1';
