import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { folderNameKey, freeFolderName } from '@domain/favorites/folders';
import { foldersOf, type NamedFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';

/** Restores the folders too, with a free name. It ignores limits. false: not of the account, or expired. */
export const restoreRemoved = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  removal: number,
  property?: number,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    const own = await write
      .selectFrom('folder_removal')
      .select('id')
      .where('account_id', '=', account)
      .where('id', '=', removal)
      .executeTakeFirst();
    if (own) await bringBack(write, account, [removal], { property });
    return own !== undefined;
  });

/** A folder that is not removed gets the items of its emptying back, otherwise all removed items. */
export const restoreFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
): Promise<NamedFolder | 'unknown'> =>
  withAccountLock(db, account, async (write) => {
    const own = await write
      .selectFrom('folder')
      .select('removal_id')
      .where('account_id', '=', account)
      .where('id', '=', folder)
      .executeTakeFirst();
    if (!own) return 'unknown';
    if (own.removal_id !== null) await bringBack(write, account, [own.removal_id]);
    else await bringBack(write, account, await actsUpon(write, folder), { folder });
    return write
      .selectFrom('folder')
      .select(['id', 'name'])
      .where('id', '=', folder)
      .executeTakeFirstOrThrow();
  });

/** Removals that emptied the folder, otherwise all. */
async function actsUpon(write: Kysely<FavoritesDatabase>, folder: number): Promise<number[]> {
  const acts = await write
    .selectFrom('folder_removal')
    .select(['id', 'kind'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('folder_item')
          .select('folder_item.id')
          .whereRef('folder_item.removal_id', '=', 'folder_removal.id')
          .where('folder_id', '=', folder),
      ),
    )
    .execute();
  const emptied = acts.filter(({ kind }) => kind !== 'home');
  return (emptied.length > 0 ? emptied : acts).map(({ id }) => id);
}

async function bringBack(
  write: Kysely<FavoritesDatabase>,
  account: number,
  removals: readonly number[],
  part: { property?: number; folder?: number } = {},
): Promise<void> {
  if (removals.length === 0) return;
  const items = await write
    .selectFrom('folder_item')
    .select(['id', 'folder_id'])
    .where('removal_id', 'in', removals)
    .$if(part.property !== undefined, (query) => query.where('property_id', '=', part.property!))
    .$if(part.folder !== undefined, (query) => query.where('folder_id', '=', part.folder!))
    .execute();
  const isWhole = part.property === undefined && part.folder === undefined;
  const gone = await write
    .selectFrom('folder')
    .select(['id', 'name'])
    .where('account_id', '=', account)
    .where('removal_id', 'is not', null)
    .where((folder) =>
      folder.or([
        folder('id', 'in', items.length > 0 ? items.map(({ folder_id }) => folder_id) : [0]),
        ...(isWhole ? [folder('removal_id', 'in', removals)] : []),
      ]),
    )
    .execute();
  await restoreFolders(write, account, gone);
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  // Properties that were saved again are in the folder already.
  await write
    .deleteFrom('folder_item as before')
    .using('folder_item as now')
    .whereRef('before.folder_id', '=', 'now.folder_id')
    .whereRef('before.property_id', '=', 'now.property_id')
    .where('now.removal_id', 'is', null)
    .where('before.id', 'in', ids)
    .execute();
  await write.updateTable('folder_item').set({ removal_id: null }).where('id', 'in', ids).execute();
}

async function restoreFolders(
  write: Kysely<FavoritesDatabase>,
  account: number,
  folders: readonly NamedFolder[],
) {
  const taken = new Set((await foldersOf(write, account)).map(({ name }) => folderNameKey(name)));
  for (const { id, name: before } of folders) {
    const name = freeFolderName(before, taken);
    const name_key = folderNameKey(name);
    taken.add(name_key);
    await write
      .updateTable('folder')
      .set({ name, name_key, removal_id: null })
      .where('id', '=', id)
      .execute();
  }
}
