import type { z } from 'zod';
import {
  type guestNameBody,
  type guestReactionBody,
  linkAnswer,
  type linkBody,
  reactionsAnswer,
  sharingAnswer,
} from '@contract/folder-links';
import type { ReactionValue } from '@domain/favorites/reactions';
import type { Additions } from './additions.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { sharedFolder } from './parsers/shared-folder.server';
import type { Send } from './favorite-calls.server';
import type { CallOptions } from './transport.server';

/** A guest's calls, all ours. The token is only in the body. ApiHttpError 410: invalid or expired link. */
export const sharedFolderCalls = (call: Send, addition: Additions) => ({
  /** @param count whether to count the visit */
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
    call({ path: 'sharedFolder/name', body, isRepeatable: true, answer: ignoreAnswer }),
  answerAsGuest: (body: z.input<typeof guestReactionBody>) =>
    call({ path: 'sharedFolder/opinion', body, isRepeatable: true, answer: ignoreAnswer }),
  forgetGuest: (token: string) =>
    call({ path: 'sharedFolder/forget', body: { token }, isRepeatable: true, answer: ignoreAnswer }),
});

const part = encodeURIComponent;
const folderPath = (folder: string, rest: string) => `clientArea/favorite/folders/${part(folder)}/${rest}`;
const folderCall = (rest: string) => `clientArea/favorite/folders/:folder/${rest}`;

/** Calls of a folder's owner, all ours. ApiHttpError 404: the folder, link or property is not the customer's. */
export const folderLinkCalls = (call: Send, addition: Additions) => ({
  sharing: (folder: string, options: CallOptions = {}) =>
    call({
      path: folderPath(folder, 'links'),
      callName: folderCall('links'),
      answer: bySchema(sharingAnswer),
      ...options,
    }),
  /** ApiHttpError 409: too many open links. */
  makeLink: (folder: string, body: z.input<typeof linkBody>) =>
    call({ path: folderPath(folder, 'links'), body, answer: bySchema(linkAnswer) }),
  revokeLink: (folder: string, link: number) =>
    call({
      path: folderPath(folder, `links/${link}/revoke`),
      body: {},
      isRepeatable: true,
      answer: ignoreAnswer,
    }),
  reopenLink: (folder: string, link: number) =>
    call({
      path: folderPath(folder, `links/${link}/reopen`),
      body: {},
      isRepeatable: true,
      answer: ignoreAnswer,
    }),
  eraseLink: (folder: string, link: number) =>
    call({ path: folderPath(folder, `links/${link}`), method: 'DELETE', answer: ignoreAnswer }),
  /** null removes the reaction. */
  answerAsOwner: (folder: string, code: number, answer: ReactionValue | null) =>
    call({
      path: folderPath(folder, `opinions/${code}`),
      method: 'PUT',
      body: { answer },
      answer: ignoreAnswer,
    }),
  saidOfKept: (codes: readonly number[], options: CallOptions = {}) =>
    addition('clientArea/favorite/said', () =>
      call({
        path: 'clientArea/favorite/said',
        query: { codes: codes.join(',') },
        answer: bySchema(reactionsAnswer),
        ...options,
      }),
    ),
});
