import { favoriteLettersAnswer } from '@contract/favorite-letters';
import type { Frequency } from '@domain/saved-search/frequency';
import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Additions } from './additions.server';
import { bySchema, done } from './reading/by-schema.server';
import { favorites, folderItems, folders, keptIn, removals, removed } from './reading/favorites.server';
import type { Call, CallOptions } from './transport.server';

/** Makes a signed-in customer's call. */
export type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** What of a property is a favourite; `code` is its number. */
export interface FavoriteKey {
  code: number;
  condition: Condition;
  negotiation: Negotiation;
}

/** A folder of the customer's, by its id or by a name, which makes it where there is none. */
export type FolderKey = { id: string } | { name: string };

const part = encodeURIComponent;
const own = (path: string) => `clientArea/favorite/${path}`;

/** The calls of favourites and their folders (spec 2 §7), and ours beside them; each may be done twice. */
export const favoriteCalls = (call: Send, addition: Additions) => ({
  favorites: ({ cards, ...options }: CallOptions & { cards?: boolean } = {}) =>
    call({
      path: 'clientArea/favorite',
      query: { cards: cards ? 1 : undefined },
      answer: favorites,
      ...options,
    }),
  /** A heart: in the folder used last. */
  addFavorite: (favorite: FavoriteKey) => call({ ...heartCall(favorite), method: 'POST', answer: keptIn }),
  /** Out of all folders, whichever negotiation it was kept in. */
  removeFavorite: ({ code, condition }: Omit<FavoriteKey, 'negotiation'>) =>
    call({ ...heartCall({ code, condition }), method: 'DELETE', answer: removed }),
  keepInFolder: ({ code, condition, negotiation }: FavoriteKey, folder: FolderKey) =>
    call({
      path: `clientFavorites/favorite/${code}`,
      body: {
        ...('id' in folder ? { pastaId: folder.id } : { nomeDaPasta: folder.name }),
        tipoDeNegociacao: negotiation,
        fase: condition,
      },
      answer: keptIn,
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
      answer: done,
    }),
  emptyFolder: (id: string) => call({ path: own(`${part(id)}/all`), method: 'DELETE', answer: removed }),
  /** A GET that writes, as the specification has it. */
  restoreFolder: (id: string) =>
    call({ path: own(`${part(id)}/restore`), isReading: false, isRepeatable: true, answer: done }),
  /** The specification names the folder in the path by its name. */
  removeFromFolder: (folder: string, code: number) =>
    call({ path: own(`${part(folder)}/product/${code}`), method: 'DELETE', answer: removed }),

  /** All below is ours. */
  makeFolder: (name: string) => call({ path: own('folders'), body: { nomeDaPasta: name }, answer: keptIn }),
  /** With `to` its homes lie there from now on. */
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
      answer: keptIn,
    }),
  writeNote: (code: number, note: string) =>
    call({ path: own(`notes/${code}`), method: 'PUT', body: { note }, answer: done }),
  /** Whether the back end has it says whether it has the calls beside it. */
  removals: () =>
    addition('clientArea/favorite/removed', () => call({ path: own('removed'), answer: removals })),
  /** All of what was removed, or one home of it. */
  restoreRemoved: (removal: number, code?: number) =>
    call({ path: own(`removed/${removal}/restore`), body: { code }, answer: done }),
  /** How often the customer is told of what is kept, and whether letters go yet. */
  favoriteLetters: () =>
    addition('clientArea/favorite/letters', () =>
      call({ path: own('letters'), answer: bySchema(favoriteLettersAnswer) }),
    ),
  setFavoriteLetters: (frequency: Frequency) =>
    call({ path: own('letters'), method: 'PUT', body: { frequency }, answer: done }),
  /** All of what was removed, or what one act took. */
  eraseRemoved: (removal?: number) =>
    call({
      path: own(removal === undefined ? 'removed' : `removed/${removal}`),
      method: 'DELETE',
      answer: done,
    }),
});

/** The specification writes the condition in lower case, and 'negociationType' so (spec 2 §7). */
const heartCall = ({
  code,
  condition,
  negotiation,
}: Partial<FavoriteKey> & Pick<FavoriteKey, 'code' | 'condition'>) => ({
  path: own(`${code}/${condition.toLowerCase()}`),
  query: { negociationType: negotiation },
});
