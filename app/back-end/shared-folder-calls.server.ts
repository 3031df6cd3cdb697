import type { z } from 'zod';
import {
  type guestNameBody,
  type guestOpinionBody,
  linkAnswer,
  type linkBody,
  saidAnswer,
  sharingAnswer,
} from '@contract/folder-links';
import type { OpinionAnswer } from '@domain/opinions';
import type { Additions } from './additions.server';
import { bySchema, done } from './reading/by-schema.server';
import { sharedFolder } from './reading/shared-folder.server';
import type { Send } from './favorite-calls.server';
import type { CallOptions } from './transport.server';

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

const part = encodeURIComponent;
const folderPath = (folder: string, rest: string) => `clientArea/favorite/folders/${part(folder)}/${rest}`;
const folderCall = (rest: string) => `clientArea/favorite/folders/:folder/${rest}`;

/** The calls of a folder's owner, all ours. ApiHttpError 404: the folder, the link or the home is not the bearer's. */
export const folderLinkCalls = (call: Send, addition: Additions) => ({
  sharing: (folder: string, options: CallOptions = {}) =>
    call({
      path: folderPath(folder, 'links'),
      callName: folderCall('links'),
      answer: bySchema(sharingAnswer),
      ...options,
    }),
  /** ApiHttpError 409: as many are open as may be. */
  makeLink: (folder: string, body: z.input<typeof linkBody>) =>
    call({ path: folderPath(folder, 'links'), body, answer: bySchema(linkAnswer) }),
  revokeLink: (folder: string, link: number) =>
    call({ path: folderPath(folder, `links/${link}/revoke`), body: {}, isRepeatable: true, answer: done }),
  /** ApiHttpError 409, as above. */
  reopenLink: (folder: string, link: number) =>
    call({ path: folderPath(folder, `links/${link}/reopen`), body: {}, isRepeatable: true, answer: done }),
  eraseLink: (folder: string, link: number) =>
    call({ path: folderPath(folder, `links/${link}`), method: 'DELETE', answer: done }),
  /** null takes back what was said. */
  answerAsOwner: (folder: string, code: number, answer: OpinionAnswer | null) =>
    call({ path: folderPath(folder, `opinions/${code}`), method: 'PUT', body: { answer }, answer: done }),
  /** What the customer has noted of these kept homes, and what was said of them. */
  saidOfKept: (codes: readonly number[], options: CallOptions = {}) =>
    addition('clientArea/favorite/said', () =>
      call({
        path: 'clientArea/favorite/said',
        query: { codes: codes.join(',') },
        answer: bySchema(saidAnswer),
        ...options,
      }),
    ),
});
