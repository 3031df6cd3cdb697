import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { folderNameKey, freeFolderName } from '@domain/folders';
import { foldersOf, type NamedFolder } from './folders';
import { oneAtATime } from './person';

/**
 * Brings back all that an act of removing took, or one home of it, into the folders where it lay; those that do not stand
 * come back with it. Nothing stops it: a taken name gets a number, limits are not asked. Done again it changes nothing.
 * False where the act is none of the person's, or over for good.
 */
export const restoreRemoved = (
  db: Kysely<Database>,
  account: number,
  removal: number,
  property?: number,
): Promise<boolean> =>
  oneAtATime(db, account, async (write) => {
    const own = await write
      .selectFrom('folder_removal')
      .select('id')
      .where('account_id', '=', account)
      .where('id', '=', removal)
      .executeTakeFirst();
    if (own) await bringBack(write, account, [removal], { property });
    return own !== undefined;
  });

/**
 * Brings a folder back as it was removed; into one that stands, what emptying it took, else all that was taken from it.
 * 'unknown': it is none of the person's.
 */
export const restoreFolder = (
  db: Kysely<Database>,
  account: number,
  folder: number,
): Promise<NamedFolder | 'unknown'> =>
  oneAtATime(db, account, async (write) => {
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

/** The acts that took something from a folder that stands: those that emptied it, else all. */
async function actsUpon(write: Kysely<Database>, folder: number): Promise<number[]> {
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
  write: Kysely<Database>,
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
  await standAgain(write, account, gone);
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  // What was kept anew meanwhile lies there already.
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

async function standAgain(write: Kysely<Database>, account: number, folders: readonly NamedFolder[]) {
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
