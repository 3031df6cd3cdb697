import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type announcementDraft,
  type draftAnswer,
  draftBody,
  draftSentBody,
  saveDraftBody,
  type savedDraftAnswer,
} from '@contract/announcements';
import type { doneAnswer } from '@contract/auth';
import { customerIfAny } from '@api/accounts/bearer';
import { consumeStrangerLimit } from '@api/platform/http/limits';
import type { StoredDraft } from '../schema-announcements';
import type { AnnouncementsDeps } from '../deps';
import { ApiError } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { discardDraft, draftOf, leaveDraft, markDraftSent, saveDraft } from '../queries/announcement-drafts';
import { retention } from '@domain/people/privacy';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** Drafts (contract/announcements.ts): one for each browser, one for each account. */
export function announcementDraftRoutes({ db }: AnnouncementsDeps): Hono {
  const routes = new Hono();

  const requesterOf = async (context: Context, token: string) => {
    const customer = await customerIfAny(context, db);
    return { token, account: customer?.account.id ?? null };
  };

  routes.post('/announcement/draft', async (context) => {
    const { token } = valid(draftBody, await jsonBody(context));
    const draft = await draftOf(db, await requesterOf(context, token));
    return context.json({ draft: draft ? serializeDraft(draft) : null } satisfies z.input<
      typeof draftAnswer
    >);
  });

  routes.post('/announcement/draft/save', async (context) => {
    const { token, device, ...change } = valid(saveDraftBody, await jsonBody(context));
    const mayMake = () => consumeStrangerLimit(db, 'draftsByAddress', context);
    const saved = await saveDraft(
      writing(context, db),
      await requesterOf(context, token),
      change,
      mayMake,
      device,
    );
    if (saved === 'sent') throw alreadySent();
    if (saved === 'full') throw tooLarge();
    return context.json({ draft: serializeDraft(saved) } satisfies z.input<typeof savedDraftAnswer>);
  });

  routes.post('/announcement/draft/sent', async (context) => {
    const { token, protocol } = valid(draftSentBody, await jsonBody(context));
    await markDraftSent(writing(context, db), await requesterOf(context, token), protocol);
    return context.json(done);
  });

  routes.post('/announcement/draft/leave', async (context) => {
    const { token } = valid(draftBody, await jsonBody(context));
    await leaveDraft(writing(context, db), await requesterOf(context, token));
    return context.json(done);
  });

  routes.post('/announcement/draft/discard', async (context) => {
    const { token } = valid(draftBody, await jsonBody(context));
    await discardDraft(writing(context, db), await requesterOf(context, token));
    return context.json(done);
  });

  return routes;
}

const alreadySent = () => new ApiError(409, 'DRAFT_SENT', 'Você já enviou este anúncio.');
const tooLarge = () =>
  new ApiError(413, 'DRAFT_TOO_LARGE', 'O rascunho ficou grande demais para ser guardado.');

const serializeDraft = ({ id, revision, fields, saved_at, sent_at, protocol }: StoredDraft) =>
  ({
    id,
    revision,
    fields: fields as z.input<typeof announcementDraft>['fields'],
    saved_at: saved_at.toISOString(),
    kept_until: new Date(saved_at.getTime() + retention.announcementDraftDays * 24 * 3600_000).toISOString(),
    sent: sent_at && protocol ? { at: sent_at.toISOString(), protocol } : null,
  }) satisfies z.input<typeof announcementDraft>;
