import type { z } from 'zod';
import {
  draftAnswer,
  draftDevices,
  type draftSentBody,
  linkMadeAnswer,
  linkOpenedAnswer,
  linkSeenAnswer,
  type makeLinkBody,
  type openLinkBody,
  type photosChangedBody,
  type revokeDeviceBody,
  savedDraftAnswer,
  type saveDraftBody,
  sentPhotosAnswer,
  type SentPhotosOf,
} from '@contract/announcements';
import type { Additions } from './additions.server';
import type { Send } from './favorite-calls.server';
import { bySchema, done } from './reading/by-schema.server';

/**
 * The calls of an announcement's draft, and of photos of one that was sent, all ours; the draft's by the browser's secret, which travels in their body alone; with a bearer
 * the draft becomes that person's. ApiHttpError 409: it has been sent; `isMissing`: the back end keeps no drafts.
 */
export const draftCalls = (call: Send, addition: Additions) => {
  const draft = <Model>(ask: () => Promise<Model>) => addition('announcement/draft', ask);
  const link = <Model>(ask: () => Promise<Model>) => addition('announcement/draft/link', ask);
  const photos = <Model>(ask: () => Promise<Model>) => addition('announcement/photos', ask);
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
    discardDraft: (token: string) =>
      draft(() =>
        call({ path: 'announcement/draft/discard', body: { token }, isRepeatable: true, answer: done }),
      ),
    makeDraftLink: (body: z.input<typeof makeLinkBody>) =>
      link(() =>
        call({ path: 'announcement/draft/link', body, isRepeatable: true, answer: bySchema(linkMadeAnswer) }),
      ),
    endDraftLink: (token: string) =>
      link(() =>
        call({ path: 'announcement/draft/link/end', body: { token }, isRepeatable: true, answer: done }),
      ),
    lookAtDraftLink: (linkToken: string) =>
      link(() =>
        call({
          path: 'announcement/draft/link/look',
          body: { link: linkToken },
          isReading: true,
          answer: bySchema(linkSeenAnswer),
        }),
      ),
    openDraftLink: (body: z.input<typeof openLinkBody>) =>
      link(() =>
        call({
          path: 'announcement/draft/link/open',
          body,
          isRepeatable: true,
          answer: bySchema(linkOpenedAnswer),
        }),
      ),
    draftDevices: (token: string) =>
      link(() =>
        call({
          path: 'announcement/draft/browsers',
          body: { token },
          isReading: true,
          answer: bySchema(draftDevices),
        }),
      ),
    revokeDraftDevice: (body: z.input<typeof revokeDeviceBody>) =>
      link(() =>
        call({ path: 'announcement/draft/browsers/revoke', body, isRepeatable: true, answer: done }),
      ),
    /** Which announcement takes photos, and those that the house knows of; of a number, the bearer's own. */
    sentPhotos: (body: SentPhotosOf) =>
      photos(() =>
        call({ path: 'announcement/photos', body, isReading: true, answer: bySchema(sentPhotosAnswer) }),
      ),
    photosChanged: (body: z.input<typeof photosChangedBody>) =>
      photos(() => call({ path: 'announcement/photos/changed', body, isRepeatable: true, answer: done })),
  };
};
