import type { Folder } from '~/domain/customer';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import type { FavoriteKey, FolderKey } from '~/back-end/favorite-calls.server';
import { notThere, removalsOf } from './folder-pages.server';

interface Move {
  /** Where the home lies now. */
  folder: Folder;
  home: FavoriteKey;
  to: FolderKey;
  /** It stays there too. */
  isCopy: boolean;
}

/**
 * Moves a home at once where the back end has our call for it, else by the specification's: kept there, then taken from
 * here. @throws Response 404 for a folder of somebody else's
 */
export async function moveHome(
  customer: CustomerApi,
  { folder, home, to, isCopy }: Move,
  log: Parameters<typeof removalsOf>[1],
) {
  const orNotThere = (error: unknown): never => {
    throw hasStatus(error, 404) ? notThere() : error;
  };
  if ((await removalsOf(customer, log)) !== null)
    return customer.moveHome(folder.id, home.code, to, isCopy).catch(orNotThere);
  const kept = await customer.keepInFolder(home, to).catch(orNotThere);
  const isElsewhere = 'id' in to ? to.id !== folder.id : to.name !== folder.name;
  if (!isCopy && isElsewhere) await customer.removeFromFolder(folder.name, home.code);
  return kept;
}

/**
 * Where a home that a heart has put somewhere is to lie: in this folder in the place of the one that it lies in; where it
 * lies in several, in this one too.
 */
export async function putHome(
  customer: CustomerApi,
  home: FavoriteKey,
  to: FolderKey,
  log: Parameters<typeof removalsOf>[1],
) {
  const lies = (await customer.folders()).filter(({ homes }) => homes.some(({ code }) => code === home.code));
  const [folder] = lies;
  return folder && lies.length === 1
    ? moveHome(customer, { folder, home, to, isCopy: false }, log)
    : customer.keepInFolder(home, to);
}
