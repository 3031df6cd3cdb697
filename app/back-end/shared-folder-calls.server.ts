import type { z } from 'zod';
import type { guestNameBody, guestOpinionBody } from '@contract/folder-links';
import type { Additions } from './additions.server';
import { done } from './reading/by-schema.server';
import { sharedFolder } from './reading/shared-folder.server';
import type { Call, CallOptions } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/**
 * The calls of a folder's guest, all ours, by the token of the link, which travels in their body alone. ApiHttpError 410:
 * the link opens nothing (any more).
 */
export const sharedFolderCalls = (call: Send, addition: Additions) => ({
  /** null: the link opens nothing. @param count whether it is opened once more */
  sharedFolder: (token: string, { count, ...options }: CallOptions & { count: boolean }) =>
    addition('sharedFolder', () =>
      call({
        path: 'sharedFolder',
        body: { token, count },
        isReading: true,
        answer: sharedFolder,
        ...options,
      }),
    ),
  nameGuest: (body: z.input<typeof guestNameBody>) =>
    call({ path: 'sharedFolder/name', body, isRepeatable: true, answer: done }),
  answerAsGuest: (body: z.input<typeof guestOpinionBody>) =>
    call({ path: 'sharedFolder/opinion', body, isRepeatable: true, answer: done }),
  /** Deletes all that the guest has said. */
  forgetGuest: (token: string) =>
    call({ path: 'sharedFolder/forget', body: { token }, isRepeatable: true, answer: done }),
});
