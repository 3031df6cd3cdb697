import { type Kysely, sql } from 'kysely';
import type { RemovalKind } from '@domain/favorites/folders';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { isPublic } from '@api/catalogue/hidden';
import type { FolderItem } from '../schema-folders';
import type { Condition } from '@domain/taxonomy/conditions';
import { retention } from '@domain/people/privacy';
import { withAccountLock } from '@api/accounts/queries/account-lock';

export type RemovedItem = Pick<FolderItem, 'property_id' | 'negotiation' | 'kept_at' | 'folder_id'> & {
  removal_id: number;
  condition: Condition;
  note: string | null;
  folder: string;
  /** true: the folder is not removed. */
  stands: boolean;
};

export interface Removal {
  id: number;
  kind: RemovalKind;
  removed_at: Date;
  until: Date;
  /** Removed by the same action. */
  folders: { id: number; name: string }[];
  items: RemovedItem[];
}

const until = sql<Date>`removed_at + make_interval(days => ${sql.lit(retention.removedHomesDays)})`;

/** Restorable ones, newest first. */
export async function recentRemovals(db: Kysely<FavoritesDatabase>, account: number): Promise<Removal[]> {
  const acts = await db
    .selectFrom('folder_removal')
    .select(['id', 'kind', 'removed_at', until.as('until')])
    .where('account_id', '=', account)
    .where(until, '>', sqlNow())
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [items, folders] = [await removedItems(db, account), await removedFolders(db, account)];
  return acts
    .map((act) => ({
      ...act,
      folders: folders.filter(({ removal_id }) => removal_id === act.id),
      items: items.filter(({ removal_id }) => removal_id === act.id),
    }))
    .filter((act) => act.folders.length + act.items.length > 0);
}

const removedFolders = (db: Kysely<FavoritesDatabase>, account: number) =>
  db
    .selectFrom('folder')
    .select(['id', 'name', 'removal_id'])
    .where('account_id', '=', account)
    .where('removal_id', 'is not', null)
    .execute();

const removedItems = (db: Kysely<FavoritesDatabase>, account: number) =>
  db
    .selectFrom('folder_item')
    .innerJoin('folder', 'folder.id', 'folder_item.folder_id')
    .innerJoin('property', 'property.id', 'folder_item.property_id')
    .leftJoin('home_note', (join) =>
      join
        .onRef('home_note.account_id', '=', 'folder_item.account_id')
        .onRef('home_note.property_id', '=', 'folder_item.property_id'),
    )
    .select([
      'folder_item.property_id',
      'folder_item.negotiation',
      'folder_item.kept_at',
      'folder_item.folder_id',
      'property.condition',
      'home_note.note',
      'folder.name as folder',
    ])
    .select(({ ref }) => [
      ref('folder_item.removal_id').$notNull().as('removal_id'),
      sql<boolean>`folder.removal_id is null`.as('stands'),
    ])
    .where('folder_item.account_id', '=', account)
    .where('folder_item.removal_id', 'is not', null)
    .where(isPublic)
    .orderBy('folder_item.kept_at', 'desc')
    .orderBy('folder_item.id', 'desc')
    .execute();

/** Permanent. */
export const eraseRemoved = (db: Kysely<FavoritesDatabase>, account: number): Promise<void> =>
  withAccountLock(db, account, async (write) => {
    await write.deleteFrom('folder_removal').where('account_id', '=', account).execute();
    await dropLooseNotes(write, account);
  });

/** Permanent. false: not of the account. */
export const eraseRemoval = (
  db: Kysely<FavoritesDatabase>,
  account: number,
  removal: number,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    const own = await write
      .selectFrom('folder_removal')
      .select('id')
      .where('account_id', '=', account)
      .where('id', '=', removal)
      .executeTakeFirst();
    if (!own) return false;
    await handOnFolders(write, removal);
    await write.deleteFrom('folder_removal').where('id', '=', removal).execute();
    await dropLooseNotes(write, account);
    return true;
  });

/** A removal with other items of a removed folder takes the folder over: it can then restore both. */
async function handOnFolders(write: Kysely<FavoritesDatabase>, removal: number): Promise<void> {
  const others = await write
    .selectFrom('folder_item')
    .innerJoin('folder', 'folder.id', 'folder_item.folder_id')
    .where('folder.removal_id', '=', removal)
    .where('folder_item.removal_id', '!=', removal)
    .groupBy('folder_item.folder_id')
    // The newest expires last.
    .select(({ fn }) => ['folder_item.folder_id', fn.max('folder_item.removal_id').as('removal_id')])
    .execute();
  for (const { folder_id, removal_id } of others)
    await write.updateTable('folder').set({ removal_id }).where('id', '=', folder_id).execute();
}

export async function forgetRemoved(db: Kysely<FavoritesDatabase>): Promise<void> {
  await db.deleteFrom('folder_removal').where(until, '<=', sqlNow()).execute();
  await dropLooseNotes(db);
}

/** Deletes notes on properties that are neither saved nor restorable. */
const dropLooseNotes = (write: Kysely<FavoritesDatabase>, account?: number) =>
  write
    .deleteFrom('home_note')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('folder_item')
            .select('folder_item.id')
            .whereRef('folder_item.account_id', '=', 'home_note.account_id')
            .whereRef('folder_item.property_id', '=', 'home_note.property_id'),
        ),
      ),
    )
    .$if(account !== undefined, (query) => query.where('account_id', '=', account!))
    .execute();
