import type { z } from 'zod';
import {
  draftAnswer,
  type draftSentBody,
  savedDraftAnswer,
  type saveDraftBody,
} from '@contract/announcements';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { bySchema, done } from './reading/by-schema.server';

/**
 * The calls of an announcement's draft, all ours, by the browser's secret, which travels in their body alone; with a bearer
 * the draft becomes that person's. ApiHttpError 409: it has been sent; `isMissing`: the back end keeps no drafts.
 */
export const draftCalls = (call: Send, addition: Additions) => {
  const draft = <Model>(ask: () => Promise<Model>) => addition('announcement/draft', ask);
  return {
    announcementDraft: (token: string) =>
      draft(() =>
        call({ path: 'announcement/draft', body: { token }, isReading: true, answer: bySchema(draftAnswer) }),
      ),
    saveDraft: (body: z.input<typeof saveDraftBody>) =>
      draft(() =>
        call({
          path: 'announcement/draft/save',
          body,
          isRepeatable: true,
          answer: bySchema(savedDraftAnswer),
        }),
      ),
    draftSent: (body: z.input<typeof draftSentBody>) =>
      draft(() => call({ path: 'announcement/draft/sent', body, isRepeatable: true, answer: done })),
    leaveDraft: (token: string) =>
      draft(() =>
        call({ path: 'announcement/draft/leave', body: { token }, isRepeatable: true, answer: done }),
      ),
  };
};
