import type { Folder } from '~/domain/customer';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import type { FavoriteKey, FolderKey } from '~/back-end/favorite-calls.server';
import { notFound, removalsOf } from './folder-pages.server';

interface Move {
  folder: Folder;
  home: FavoriteKey;
  to: FolderKey;
  /** Keep it in the current folder too. */
  isCopy: boolean;
}

/** By our call, else by two calls of the specification. @throws Response 404 for another customer's folder */
export async function moveProperty(
  customer: CustomerApi,
  { folder, home: favorite, to, isCopy }: Move,
  log: Parameters<typeof removalsOf>[1],
) {
  const toNotFound = (error: unknown): never => {
    throw hasStatus(error, 404) ? notFound() : error;
  };
  if ((await removalsOf(customer, log)) !== null)
    return customer.moveHome(folder.id, favorite.code, to, isCopy).catch(toNotFound);
  const result = await customer.keepInFolder(favorite, to).catch(toNotFound);
  const isElsewhere = 'id' in to ? to.id !== folder.id : to.name !== folder.name;
  if (!isCopy && isElsewhere) await customer.removeFromFolder(folder.name, favorite.code);
  return result;
}

/** Moves a favorite from its only folder to `to`; adds it if it is in several folders. */
export async function saveInOnlyFolder(
  customer: CustomerApi,
  favorite: FavoriteKey,
  to: FolderKey,
  log: Parameters<typeof removalsOf>[1],
) {
  const foldersWithProperty = (await customer.folders()).filter(({ homes: properties }) =>
    properties.some(({ code }) => code === favorite.code),
  );
  const [folder] = foldersWithProperty;
  return folder && foldersWithProperty.length === 1
    ? moveProperty(customer, { folder, home: favorite, to, isCopy: false }, log)
    : customer.keepInFolder(favorite, to);
}
