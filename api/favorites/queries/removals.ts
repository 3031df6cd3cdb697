import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, sql, type SqlBool } from 'kysely';
import { isPublic } from '@api/catalogue/hidden';
import type { RemovalKind } from '@domain/favorites/folders';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { type FavoriteOf, favoriteItems } from './favorites';
import { folderByName, ownFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';

/** Id for the undo; null: nothing was removed. */
type Removal = number | null;

/** From all folders, or only in this negotiation. 'unknown': no such property. */
export const removeEverywhere = (
  db: Kysely<FavoritesDatabase>,
  { account, property, negotiation }: FavoriteOf,
): Promise<Removal | 'unknown'> =>
  withAccountLock(db, account, async (write) => {
    const known = await write
      .selectFrom('property')
      .select('id')
      .where('id', '=', property)
      .where(isPublic)
      .executeTakeFirst();
    if (!known) return 'unknown';
    return moveToRemoved(write, account, 'home', (item) =>
      item.and({ property_id: property, ...(negotiation && { negotiation }) }),
    );
  });

/** The specification's call has the folder's name, not its id. */
export const removeFromFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  name: string,
  property: number,
): Promise<Removal | 'unknown'> =>
  withAccountLock(db, account, async (write) => {
    const folder = await folderByName(write, account, name);
    if (!folder) return 'unknown';
    return moveToRemoved(write, account, 'home', (item) =>
      item.and({ folder_id: folder.id, property_id: property }),
    );
  });

/** The folder remains. */
export const emptyFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
): Promise<Removal | 'unknown'> =>
  withAccountLock(db, account, async (write) =>
    (await ownFolder(write, account, folder))
      ? moveToRemoved(write, account, 'emptied', (item) => item('folder_id', '=', folder))
      : 'unknown',
  );

export const emptyAll = (db: Kysely<FavoritesDatabase>, account: number): Promise<Removal> =>
  withAccountLock(db, account, (write) => moveToRemoved(write, account, 'all', (item) => item.lit(true)));

/** `to` receives copies. A restore brings back the whole folder in any case. */
export const removeFolder = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder: number,
  to?: number,
): Promise<number | 'unknown'> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    if (to !== undefined) {
      if (to === folder || !(await ownFolder(write, account, to))) return 'unknown';
      await copyItems(write, folder, to);
    }
    const removal =
      (await moveToRemoved(write, account, 'folder', (item) => item('folder_id', '=', folder))) ??
      (await newRemoval(write, account, 'folder'));
    await write.updateTable('folder').set({ removal_id: removal }).where('id', '=', folder).execute();
    return removal;
  });

const copied = [
  'account_id',
  'property_id',
  'negotiation',
  'kept_at',
  'price',
  'currency',
  'priced_at',
] as const;

export const copyItems = (write: Kysely<FavoritesDatabase>, from: number, to: number, property?: number) =>
  write
    .insertInto('folder_item')
    .columns([...copied, 'folder_id'])
    .expression((item) =>
      item
        .selectFrom('folder_item')
        .select([...copied, sql.lit(to).as('folder_id')])
        .where('folder_id', '=', from)
        .where('removal_id', 'is', null)
        .$if(property !== undefined, (query) => query.where('property_id', '=', property!)),
    )
    .onConflict((conflict) =>
      conflict.columns(['folder_id', 'property_id']).where('removal_id', 'is', null).doNothing(),
    )
    .execute();

type Items = ExpressionBuilder<FavoritesDatabase, 'folder_item'>;

/** One removal for all items. It replaces earlier removals of the same properties from these folders. */
async function moveToRemoved(
  write: Kysely<FavoritesDatabase>,
  account: number,
  kind: RemovalKind,
  which: (item: Items) => ExpressionWrapper<FavoritesDatabase, 'folder_item', SqlBool>,
): Promise<Removal> {
  const items = await favoriteItems(write, account).select('folder_item.id').where(which).execute();
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  const removal = await newRemoval(write, account, kind);
  await write
    .deleteFrom('folder_item as before')
    .using('folder_item as now')
    .whereRef('before.folder_id', '=', 'now.folder_id')
    .whereRef('before.property_id', '=', 'now.property_id')
    .where('before.removal_id', 'is not', null)
    .where('now.id', 'in', ids)
    .execute();
  await write.updateTable('folder_item').set({ removal_id: removal }).where('id', 'in', ids).execute();
  return removal;
}

async function newRemoval(
  write: Kysely<FavoritesDatabase>,
  account: number,
  kind: RemovalKind,
): Promise<number> {
  const { id } = await write
    .insertInto('folder_removal')
    .values({ account_id: account, kind, removed_at: sqlNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
