import type { z } from 'zod';
import { deleteAccountAnswer, exportAnswer, type UserDataInput, userDataAnswer } from '@contract/account';
import { auditAnswer, doneAnswer, type passwordBody, sessionsAnswer } from '@contract/auth';
import type { Negotiation } from '@domain/search/filters';
import { favoritesAnswer, visitsAnswer } from '@contract/favorites';
import { newProductsAnswer } from '@contract/new-products';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Call, CallOptions } from './transport.server';

type Send = <Schema extends z.ZodType>(call: Call<Schema>) => Promise<z.output<Schema>>;

/** The calls of a signed-in customer; the user is always the bearer's. */
export const customerCalls = (call: Send) => ({
  logout: () => call({ path: 'auth/logout', body: {}, answer: doneAnswer }),
  resendVerification: () => call({ path: 'auth/verify/resend', body: {}, answer: doneAnswer }),
  sessions: () => call({ path: 'auth/sessions', answer: sessionsAnswer }),
  /** One session, or without an id all but this one. */
  endSession: (id?: string) =>
    call({
      path: id === undefined ? 'auth/sessions' : `auth/sessions/${encodeURIComponent(id)}`,
      method: 'DELETE',
      answer: doneAnswer,
    }),
  audit: () => call({ path: 'auth/audit', answer: auditAnswer }),
  userData: (options: CallOptions = {}) =>
    call({ path: 'clientArea/userData', answer: userDataAnswer, ...options }),
  saveUserData: (body: UserDataInput) =>
    call({ path: 'clientArea/userData', method: 'PUT', body, answer: doneAnswer }),
  /** All other sessions end. */
  changePassword: (body: z.input<typeof passwordBody>) =>
    call({ path: 'clientArea/password', method: 'PUT', body, answer: doneAnswer }),
  exportData: () => call({ path: 'clientArea/export', answer: exportAnswer }),
  deleteAccount: (password?: string) =>
    call({ path: 'clientArea/account', method: 'DELETE', body: { password }, answer: deleteAccountAnswer }),
  /** Takes an asked-for deletion back. */
  keepAccount: () => call({ path: 'clientArea/account/restore', body: {}, answer: doneAnswer }),
  favorites: ({ cards, ...options }: CallOptions & { cards?: boolean } = {}) =>
    call({
      path: 'clientArea/favorite',
      query: { cards: cards ? 1 : undefined },
      answer: favoritesAnswer,
      ...options,
    }),
  addFavorite: (favorite: FavoriteKey) => call({ ...favoriteCall(favorite), method: 'POST' }),
  /** Whichever negotiation it was kept in. */
  removeFavorite: ({ code, condition }: Omit<FavoriteKey, 'negotiation'>) =>
    call({ ...favoriteCall({ code, condition }), method: 'DELETE' }),
  newProducts: () => call({ path: 'clientArea/newProducts', answer: newProductsAnswer }),
  visits: () => call({ path: 'clientArea/visitasImovel', answer: visitsAnswer }),
  countVisit: (id: number) =>
    call({ path: 'clientArea/visitasImovel', body: { id_imovel: id }, answer: doneAnswer }),
});

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
  answer: doneAnswer,
});
