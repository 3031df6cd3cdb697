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
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';

/** By a token in the body; a bearer token makes the draft the customer's. ApiHttpError 409: already sent. */
export const draftCalls = (call: Send, addition: Additions) => {
  const draft = <Model>(request: () => Promise<Model>) => addition('announcement/draft', request);
  const link = <Model>(request: () => Promise<Model>) => addition('announcement/draft/link', request);
  const photos = <Model>(request: () => Promise<Model>) => addition('announcement/photos', request);
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
      draft(() => call({ path: 'announcement/draft/sent', body, isRepeatable: true, answer: ignoreAnswer })),
    leaveDraft: (token: string) =>
      draft(() =>
        call({ path: 'announcement/draft/leave', body: { token }, isRepeatable: true, answer: ignoreAnswer }),
      ),
    discardDraft: (token: string) =>
      draft(() =>
        call({
          path: 'announcement/draft/discard',
          body: { token },
          isRepeatable: true,
          answer: ignoreAnswer,
        }),
      ),
    makeDraftLink: (body: z.input<typeof makeLinkBody>) =>
      link(() =>
        call({ path: 'announcement/draft/link', body, isRepeatable: true, answer: bySchema(linkMadeAnswer) }),
      ),
    endDraftLink: (token: string) =>
      link(() =>
        call({
          path: 'announcement/draft/link/end',
          body: { token },
          isRepeatable: true,
          answer: ignoreAnswer,
        }),
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
        call({ path: 'announcement/draft/browsers/revoke', body, isRepeatable: true, answer: ignoreAnswer }),
      ),
    /** The announcement that accepts photos, and its photos. By number: only the customer's own. */
    sentPhotos: (body: SentPhotosOf) =>
      photos(() =>
        call({ path: 'announcement/photos', body, isReading: true, answer: bySchema(sentPhotosAnswer) }),
      ),
    photosChanged: (body: z.input<typeof photosChangedBody>) =>
      photos(() =>
        call({ path: 'announcement/photos/changed', body, isRepeatable: true, answer: ignoreAnswer }),
      ),
  };
};
