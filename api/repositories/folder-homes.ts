import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { FolderItem } from '@api/db/schema-folders';
import type { Condition } from '@domain/taxonomy/conditions';
import { keptItems } from './favorites';
import { type FolderAsked, folderFor, type NamedFolder, ownFolder, useFolder } from './folders';
import { oneAtATime } from './person';
import { copyItems } from './removals';

/** A home as it lies in a folder, with the person's note on it. */
export type HomeInFolder = Pick<
  FolderItem,
  'folder_id' | 'property_id' | 'negotiation' | 'kept_at' | 'price' | 'currency' | 'priced_at'
> & { condition: Condition; note: string | null };

/** What lies in a person's folders, or in one of them; the newest first. */
export const homesInFolders = (
  db: Kysely<Database>,
  account: number,
  folder?: number,
): Promise<HomeInFolder[]> =>
  keptItems(db, account)
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

/** Which home is to lie in which folder. */
interface Move {
  account: number;
  from: number;
  property: number;
  to: FolderAsked;
  /** Whether it stays where it was too. */
  isCopy: boolean;
}

/** Moves a home as it was kept; 'unknown': the folders are not the person's, or it does not lie there. */
export const moveHome = (
  db: Kysely<Database>,
  { account, from, property, to, isCopy }: Move,
): Promise<NamedFolder | 'unknown' | 'full'> =>
  oneAtATime(db, account, async (write) => {
    const item = await keptItems(write, account)
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

/** Writes a note on a home that the person keeps; '' takes it away. False where it is not kept. */
export const writeNote = (
  db: Kysely<Database>,
  account: number,
  property: number,
  note: string,
): Promise<boolean> =>
  oneAtATime(db, account, async (write) => {
    const kept = await keptItems(write, account)
      .select('folder_item.id')
      .where('property_id', '=', property)
      .executeTakeFirst();
    if (!kept) return false;
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
