import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, sql, type SqlBool } from 'kysely';
import type { RemovalKind } from '@domain/folders';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { type FavoriteOf, keptItems } from './favorites';
import { folderByName, ownFolder } from './folders';
import { oneAtATime } from './person';

/** The number of the act, by which it is undone; null: nothing was there to be removed. */
type Removal = number | null;

/** A home out of all folders, or where it lies in this negotiation; 'unknown': there is no such home. */
export const removeEverywhere = (
  db: Kysely<Database>,
  { account, property, negotiation }: FavoriteOf,
): Promise<Removal | 'unknown'> =>
  oneAtATime(db, account, async (write) => {
    const removal = await takeAway(write, account, 'home', (item) =>
      item.and({ property_id: property, ...(negotiation && { negotiation }) }),
    );
    if (removal !== null) return removal;
    const known = await write
      .selectFrom('property')
      .select('id')
      .where('id', '=', property)
      .executeTakeFirst();
    return known ? null : 'unknown';
  });

/** A home out of one folder, which the specification's call names by its name. */
export const removeFromFolder = (
  db: Kysely<Database>,
  account: number,
  name: string,
  property: number,
): Promise<Removal | 'unknown'> =>
  oneAtATime(db, account, async (write) => {
    const folder = await folderByName(write, account, name);
    if (!folder) return 'unknown';
    return takeAway(write, account, 'home', (item) =>
      item.and({ folder_id: folder.id, property_id: property }),
    );
  });

/** All homes out of a folder, which stays. */
export const emptyFolder = (
  db: Kysely<Database>,
  account: number,
  folder: number,
): Promise<Removal | 'unknown'> =>
  oneAtATime(db, account, async (write) =>
    (await ownFolder(write, account, folder))
      ? takeAway(write, account, 'emptied', (item) => item('folder_id', '=', folder))
      : 'unknown',
  );

/** All homes out of all folders, which stay. */
export const emptyAll = (db: Kysely<Database>, account: number): Promise<Removal> =>
  oneAtATime(db, account, (write) => takeAway(write, account, 'all', (item) => item.lit(true)));

/**
 * A folder with what lies in it. With `to` its homes lie there from now on; they come back with the folder all the same, so
 * that it comes back whole.
 */
export const removeFolder = (
  db: Kysely<Database>,
  account: number,
  folder: number,
  to?: number,
): Promise<number | 'unknown'> =>
  oneAtATime(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    if (to !== undefined) {
      if (to === folder || !(await ownFolder(write, account, to))) return 'unknown';
      await copyItems(write, folder, to);
    }
    const removal =
      (await takeAway(write, account, 'folder', (item) => item('folder_id', '=', folder))) ??
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

/** What lies in a folder, or one home of it, lies in another too, as it was kept. */
export const copyItems = (write: Kysely<Database>, from: number, to: number, property?: number) =>
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

type Items = ExpressionBuilder<Database, 'folder_item'>;

/** Removes the items that are meant, as one act. What was removed from the same folder before is told once, as of now. */
async function takeAway(
  write: Kysely<Database>,
  account: number,
  kind: RemovalKind,
  which: (item: Items) => ExpressionWrapper<Database, 'folder_item', SqlBool>,
): Promise<Removal> {
  const items = await keptItems(write, account).select('folder_item.id').where(which).execute();
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

async function newRemoval(write: Kysely<Database>, account: number, kind: RemovalKind): Promise<number> {
  const { id } = await write
    .insertInto('folder_removal')
    .values({ account_id: account, kind, removed_at: sqlNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
