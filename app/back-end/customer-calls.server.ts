import type { z } from 'zod';
import { deleteAccountAnswer, exportAnswer, type UserDataInput } from '@contract/account';
import { auditAnswer, type passwordBody, sessionsAnswer } from '@contract/auth';
import { purchaseProfileAnswer, type PurchaseProfileInput } from '@contract/purchase-profile';
import { bySchema, done } from './reading/by-schema.server';
import { userData, visits } from './reading/customer.server';
import { changes } from './reading/changes.server';
import { newProducts } from './reading/lists.server';
import type { Additions } from './additions.server';
import { favoriteCalls, type Send } from './favorite-calls.server';
import { ownerCalls } from './owner-calls.server';
import { savedSearchCalls } from './saved-search-calls.server';
import { folderLinkCalls } from './shared-folder-calls.server';
import type { CallOptions } from './transport.server';

const profilePath = 'clientArea/purchaseProfile';

/** The calls of a signed-in customer; the user is always the bearer's. */
export const customerCalls = (call: Send, addition: Additions) => ({
  logout: () =>
    addition('auth/logout', () => call({ path: 'auth/logout', body: {}, isRepeatable: true, answer: done })),
  resendVerification: () => call({ path: 'auth/verify/resend', body: {}, answer: done }),
  sessions: () =>
    addition('auth/sessions', () => call({ path: 'auth/sessions', answer: bySchema(sessionsAnswer) })),
  /** One session, or without an id all but this one. */
  endSession: (id?: string) =>
    call({
      path: id === undefined ? 'auth/sessions' : `auth/sessions/${encodeURIComponent(id)}`,
      method: 'DELETE',
      answer: done,
    }),
  audit: () => addition('auth/audit', () => call({ path: 'auth/audit', answer: bySchema(auditAnswer) })),
  userData: (options: CallOptions = {}) =>
    call({ path: 'clientArea/userData', answer: userData, ...options }),
  saveUserData: (body: UserDataInput) =>
    call({ path: 'clientArea/userData', method: 'PUT', body, answer: done }),
  /** All other sessions end. */
  changePassword: (body: z.input<typeof passwordBody>) =>
    call({ path: 'clientArea/password', method: 'PUT', body, answer: done }),
  exportData: () =>
    addition('clientArea/export', () => call({ path: 'clientArea/export', answer: bySchema(exportAnswer) })),
  deleteAccount: (password?: string) =>
    call({
      path: 'clientArea/account',
      method: 'DELETE',
      body: { password },
      answer: bySchema(deleteAccountAnswer),
    }),
  /** Takes an asked-for deletion back. */
  keepAccount: () => call({ path: 'clientArea/account/restore', body: {}, answer: done }),
  ...favoriteCalls(call, addition),
  ...folderLinkCalls(call, addition),
  newProducts: () =>
    addition('clientArea/newProducts', () => call({ path: 'clientArea/newProducts', answer: newProducts })),
  purchaseProfile: () =>
    addition('clientArea/purchaseProfile', () =>
      call({ path: profilePath, answer: bySchema(purchaseProfileAnswer) }),
    ),
  savePurchaseProfile: (body: PurchaseProfileInput) =>
    call({ path: profilePath, method: 'PUT', body, answer: done }),
  erasePurchaseProfile: () => call({ path: profilePath, method: 'DELETE', answer: done }),
  /** What changed since the last visit: of favourites, and of saved searches where they are not left out. */
  changes: ({ of }: { of?: 'favorites' } = {}) =>
    addition('clientArea/changes', () =>
      call({ path: 'clientArea/changes', query: { of }, answer: changes }),
    ),
  visits: () => call({ path: 'clientArea/visitasImovel', answer: visits }),
  countVisit: (id: number) =>
    call({ path: 'clientArea/visitasImovel', body: { id_imovel: id }, answer: done }),
  ...savedSearchCalls(call, addition),
  ...ownerCalls(call, addition),
});
