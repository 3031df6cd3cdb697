import { favoriteEmailsAnswer } from '@contract/favorite-emails';
import type { Frequency } from '@domain/saved-search/frequency';
import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Additions } from './additions.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import {
  favorites,
  folderItems,
  folders,
  favoriteFolder,
  removals,
  removed,
} from './parsers/favorites.server';
import type { Call, CallOptions } from './transport.server';

export type Send = <Model>(call: Call<Model>) => Promise<Model>;

export interface FavoriteKey {
  code: number;
  condition: Condition;
  negotiation: Negotiation;
}

/** An id, or the name of a folder, which is created if it does not exist. */
export type FolderKey = { id: string } | { name: string };

const part = encodeURIComponent;
const own = (path: string) => `clientArea/favorite/${path}`;

/** Calls of favorites and folders (spec 2 §7), and our own. Each may be repeated. */
export const favoriteCalls = (call: Send, addition: Additions) => ({
  favorites: ({ cards, ...options }: CallOptions & { cards?: boolean } = {}) =>
    call({
      path: 'clientArea/favorite',
      query: { cards: cards ? 1 : undefined },
      answer: favorites,
      ...options,
    }),
  /** Adds to the folder used last. */
  addFavorite: (favorite: FavoriteKey) =>
    call({ ...favoriteCall(favorite), method: 'POST', answer: favoriteFolder }),
  /** Removes from all folders and both negotiations. */
  removeFavorite: ({ code, condition }: Omit<FavoriteKey, 'negotiation'>) =>
    call({ ...favoriteCall({ code, condition }), method: 'DELETE', answer: removed }),
  /** Removes from all folders, which stay. */
  removeAllFavorites: () => call({ path: own('all'), method: 'DELETE', answer: removed }),
  keepInFolder: ({ code, condition, negotiation }: FavoriteKey, folder: FolderKey) =>
    call({
      path: `clientFavorites/favorite/${code}`,
      body: {
        ...('id' in folder ? { pastaId: folder.id } : { nomeDaPasta: folder.name }),
        tipoDeNegociacao: negotiation,
        fase: condition,
      },
      answer: favoriteFolder,
    }),

  folders: (options: CallOptions = {}) => call({ path: own('folders'), answer: folders, ...options }),
  folderItems: (id: string) =>
    call({
      path: own(`folders/${part(id)}/items`),
      callName: own('folders/:id/items'),
      answer: folderItems,
    }),
  renameFolder: (id: string, name: string) =>
    call({
      path: own(`folders/${part(id)}`),
      method: 'PUT',
      body: { nomeDaPasta: name },
      answer: ignoreAnswer,
    }),
  emptyFolder: (id: string) => call({ path: own(`${part(id)}/all`), method: 'DELETE', answer: removed }),
  /** A GET that writes, by the specification. */
  restoreFolder: (id: string) =>
    call({ path: own(`${part(id)}/restore`), isReading: false, isRepeatable: true, answer: ignoreAnswer }),
  /** The specification puts the folder's name into the path. */
  removeFromFolder: (folder: string, code: number) =>
    call({ path: own(`${part(folder)}/product/${code}`), method: 'DELETE', answer: removed }),

  /** All calls below are ours. */
  makeFolder: (name: string) =>
    call({ path: own('folders'), body: { nomeDaPasta: name }, answer: favoriteFolder }),
  /** `to`: id of the folder that receives its properties. */
  removeFolder: (id: string, to?: string) =>
    call({
      path: own(`folders/${part(id)}`),
      method: 'DELETE',
      query: { destino: to },
      answer: removed,
    }),
  moveHome: (from: string, code: number, to: FolderKey, isCopy: boolean) =>
    call({
      path: own(`folders/${part(from)}/move`),
      body: {
        code,
        ...('id' in to ? { destino: Number(to.id) } : { nomeDaPasta: to.name }),
        manter: isCopy,
      },
      answer: favoriteFolder,
    }),
  writeNote: (code: number, note: string) =>
    call({ path: own(`notes/${code}`), method: 'PUT', body: { note }, answer: ignoreAnswer }),
  /** If the back end lacks this call, it lacks the related calls too. */
  removals: () =>
    addition('clientArea/favorite/removed', () => call({ path: own('removed'), answer: removals })),
  restoreRemoved: (removal: number, code?: number) =>
    call({ path: own(`removed/${removal}/restore`), body: { code }, answer: ignoreAnswer }),
  favoriteLetters: () =>
    addition('clientArea/favorite/letters', () =>
      call({ path: own('letters'), answer: bySchema(favoriteEmailsAnswer) }),
    ),
  setFavoriteLetters: (frequency: Frequency) =>
    call({ path: own('letters'), method: 'PUT', body: { frequency }, answer: ignoreAnswer }),
  eraseRemoved: (removal?: number) =>
    call({
      path: own(removal === undefined ? 'removed' : `removed/${removal}`),
      method: 'DELETE',
      answer: ignoreAnswer,
    }),
});

/** The specification wants the condition in lower case and the spelling 'negociationType' (spec 2 §7). */
const favoriteCall = ({
  code,
  condition,
  negotiation,
}: Partial<FavoriteKey> & Pick<FavoriteKey, 'code' | 'condition'>) => ({
  path: own(`${code}/${condition.toLowerCase()}`),
  query: { negociationType: negotiation },
});
