import type { Kysely } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { FolderItem } from '../schema-folders';
import type { Condition } from '@domain/taxonomy/conditions';
import { favoriteItems } from './favorites';
import { type FolderTarget, folderFor, type NamedFolder, ownFolder, useFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';
import { copyItems } from './removals';

export type FolderProperty = Pick<
  FolderItem,
  'folder_id' | 'property_id' | 'negotiation' | 'kept_at' | 'price' | 'currency' | 'priced_at'
> & { condition: Condition; note: string | null };

/** In one folder or in all, newest first. */
export const propertiesInFolders = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  folder?: number,
): Promise<FolderProperty[]> =>
  favoriteItems(db, account)
    .innerJoin('property', 'property.id', 'folder_item.property_id')
    .leftJoin('home_note', (join) =>
      join
        .onRef('home_note.account_id', '=', 'folder_item.account_id')
        .onRef('home_note.property_id', '=', 'folder_item.property_id'),
    )
    .select([
      'folder_item.folder_id',
      'folder_item.property_id',
      'folder_item.negotiation',
      'folder_item.kept_at',
      'folder_item.price',
      'folder_item.currency',
      'folder_item.priced_at',
      'property.condition',
      'home_note.note',
    ])
    .$if(folder !== undefined, (query) => query.where('folder_item.folder_id', '=', folder!))
    .orderBy('folder_item.kept_at', 'desc')
    .orderBy('folder_item.id', 'desc')
    .execute();

interface Move {
  account: number;
  from: number;
  property: number;
  to: FolderTarget;
  /** It also remains in `from`. */
  isCopy: boolean;
}

/** 'unknown': not folders of the account, or the property is not in `from`. */
export const moveProperty = (
  db: Kysely<FavoritesDatabase>,
  { account, from, property, to, isCopy }: Move,
): Promise<NamedFolder | 'unknown' | 'full'> =>
  withAccountLock(db, account, async (write) => {
    const item = await favoriteItems(write, account)
      .select('folder_item.id')
      .where('folder_id', '=', from)
      .where('property_id', '=', property)
      .executeTakeFirst();
    if (!item || !(await ownFolder(write, account, from))) return 'unknown';
    const folder = await folderFor(write, account, to);
    if (folder === 'unknown' || folder === 'full' || folder.id === from) return folder;
    await copyItems(write, from, folder.id, property);
    if (!isCopy) await write.deleteFrom('folder_item').where('id', '=', item.id).execute();
    await useFolder(write, folder.id);
    return folder;
  });

/** '' deletes the note. false: not a favorite. */
export const writeNote = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  property: number,
  note: string,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    const saved = await favoriteItems(write, account)
      .select('folder_item.id')
      .where('property_id', '=', property)
      .executeTakeFirst();
    if (!saved) return false;
    if (note === '')
      await write
        .deleteFrom('home_note')
        .where('account_id', '=', account)
        .where('property_id', '=', property)
        .execute();
    else {
      const written = { note, written_at: sqlNow() };
      await write
        .insertInto('home_note')
        .values({ account_id: account, property_id: property, ...written })
        .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doUpdateSet(written))
        .execute();
    }
    return true;
  });
