import type { z } from 'zod';
import { deleteAccountAnswer, exportAnswer, type UserDataInput } from '@contract/account';
import { auditAnswer, type passwordBody, sessionsAnswer } from '@contract/auth';
import { purchaseProfileAnswer, type PurchaseProfileInput } from '@contract/purchase-profile';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { userData, visits } from './parsers/customer.server';
import { changes } from './parsers/changes.server';
import { newProducts } from './parsers/lists.server';
import type { Additions } from './additions.server';
import { favoriteCalls, type Send } from './favorite-calls.server';
import { ownerCalls } from './owner-calls.server';
import { savedSearchCalls } from './saved-search-calls.server';
import { folderLinkCalls } from './shared-folder-calls.server';
import type { CallOptions } from './transport.server';

const profilePath = 'clientArea/purchaseProfile';

export const customerCalls = (call: Send, addition: Additions) => ({
  logout: () =>
    addition('auth/logout', () =>
      call({ path: 'auth/logout', body: {}, isRepeatable: true, answer: ignoreAnswer }),
    ),
  resendVerification: () => call({ path: 'auth/verify/resend', body: {}, answer: ignoreAnswer }),
  sessions: () =>
    addition('auth/sessions', () => call({ path: 'auth/sessions', answer: bySchema(sessionsAnswer) })),
  /** Without an id: ends all sessions except the current one. */
  endSession: (id?: string) =>
    call({
      path: id === undefined ? 'auth/sessions' : `auth/sessions/${encodeURIComponent(id)}`,
      method: 'DELETE',
      answer: ignoreAnswer,
    }),
  audit: () => addition('auth/audit', () => call({ path: 'auth/audit', answer: bySchema(auditAnswer) })),
  userData: (options: CallOptions = {}) =>
    call({ path: 'clientArea/userData', answer: userData, ...options }),
  saveUserData: (body: UserDataInput) =>
    call({ path: 'clientArea/userData', method: 'PUT', body, answer: ignoreAnswer }),
  changePassword: (body: z.input<typeof passwordBody>) =>
    call({ path: 'clientArea/password', method: 'PUT', body, answer: ignoreAnswer }),
  exportData: () =>
    addition('clientArea/export', () => call({ path: 'clientArea/export', answer: bySchema(exportAnswer) })),
  deleteAccount: (password?: string) =>
    call({
      path: 'clientArea/account',
      method: 'DELETE',
      body: { password },
      answer: bySchema(deleteAccountAnswer),
    }),
  keepAccount: () => call({ path: 'clientArea/account/restore', body: {}, answer: ignoreAnswer }),
  ...favoriteCalls(call, addition),
  ...folderLinkCalls(call, addition),
  newProducts: () =>
    addition('clientArea/newProducts', () => call({ path: 'clientArea/newProducts', answer: newProducts })),
  purchaseProfile: () =>
    addition('clientArea/purchaseProfile', () =>
      call({ path: profilePath, answer: bySchema(purchaseProfileAnswer) }),
    ),
  savePurchaseProfile: (body: PurchaseProfileInput) =>
    call({ path: profilePath, method: 'PUT', body, answer: ignoreAnswer }),
  erasePurchaseProfile: () => call({ path: profilePath, method: 'DELETE', answer: ignoreAnswer }),
  /** Since the last visit; without `of` also changes of saved searches. */
  changes: ({ of }: { of?: 'favorites' } = {}) =>
    addition('clientArea/changes', () =>
      call({ path: 'clientArea/changes', query: { of }, answer: changes }),
    ),
  visits: () => call({ path: 'clientArea/visitasImovel', answer: visits }),
  countVisit: (id: number) =>
    call({ path: 'clientArea/visitasImovel', body: { id_imovel: id }, answer: ignoreAnswer }),
  ...savedSearchCalls(call, addition),
  ...ownerCalls(call, addition),
});
