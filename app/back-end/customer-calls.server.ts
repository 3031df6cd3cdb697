import type { z } from 'zod';
import { deleteAccountAnswer, exportAnswer, type UserDataInput } from '@contract/account';
import { auditAnswer, type passwordBody, sessionsAnswer } from '@contract/auth';
import type { Frequency } from '@domain/saved-search/frequency';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import { bySchema, done } from './reading/by-schema.server';
import { favorites, userData, visits } from './reading/customer.server';
import { savedSearches } from './reading/saved-search.server';
import { newProducts } from './reading/lists.server';
import type { Additions } from './additions.server';
import { searchBody } from './search-body.server';
import type { Call, CallOptions } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

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
  favorites: ({ cards, ...options }: CallOptions & { cards?: boolean } = {}) =>
    call({
      path: 'clientArea/favorite',
      query: { cards: cards ? 1 : undefined },
      answer: favorites,
      ...options,
    }),
  addFavorite: (favorite: FavoriteKey) => call({ ...favoriteCall(favorite), method: 'POST' }),
  /** Whichever negotiation it was kept in. */
  removeFavorite: ({ code, condition }: Omit<FavoriteKey, 'negotiation'>) =>
    call({ ...favoriteCall({ code, condition }), method: 'DELETE' }),
  newProducts: () =>
    addition('clientArea/newProducts', () => call({ path: 'clientArea/newProducts', answer: newProducts })),
  visits: () => call({ path: 'clientArea/visitasImovel', answer: visits }),
  countVisit: (id: number) =>
    call({ path: 'clientArea/visitasImovel', body: { id_imovel: id }, answer: done }),
  savedSearches: () => call({ path: 'clientArea/filters', answer: savedSearches }),
  saveSearch: ({ filters, ...search }: SearchToSave) =>
    call({ path: 'clientArea/filters', body: { ...search, filters: searchBody(filters) }, answer: done }),
  changeSearch: (id: string, { filters, ...change }: Partial<SearchToSave> & { paused?: boolean }) =>
    call({
      ...searchCall(id),
      method: 'PUT',
      body: { ...change, filters: filters && searchBody(filters) },
    }),
  /** Puts a search among those lately removed; with `forever`, ends one of those. */
  removeSearch: (id: string, { forever }: { forever?: boolean } = {}) =>
    call({ ...searchCall(id), query: { forever: forever ? 1 : undefined }, method: 'DELETE' }),
  restoreSearch: (id: string) => call({ path: `${searchCall(id).path}/restore`, body: {}, answer: done }),
  /** From now on nothing of before is new. */
  markSeen: () => call({ path: 'clientArea/seen', body: {}, answer: done }),
});

/** A search as it is saved. */
export interface SearchToSave {
  name: string;
  filters: SearchFilters;
  /** Of its prices, in words. */
  currency: Currency;
  frequency: Frequency;
}

const searchCall = (id: string) => ({ path: `clientArea/filters/${encodeURIComponent(id)}`, answer: done });

/** What of a property is a favourite; `code` is its number. */
export interface FavoriteKey {
  code: number;
  condition: Condition;
  negotiation: Negotiation;
}

/** The specification writes the condition in lower case, and 'negociationType' so (spec 2 §7). */
const favoriteCall = ({
  code,
  condition,
  negotiation,
}: Partial<FavoriteKey> & Pick<FavoriteKey, 'code' | 'condition'>) => ({
  path: `clientArea/favorite/${code}/${condition.toLowerCase()}`,
  query: { negociationType: negotiation },
  answer: done,
});
