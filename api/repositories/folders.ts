import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Folder } from '@api/db/schema-folders';
import { firstFolderName, folderNameKey, maxFolders } from '@domain/folders';
import { oneAtATime } from './person';

/** A folder as calls name it. */
export type NamedFolder = Pick<Folder, 'id' | 'name'>;

/** Which folder a call means: one of the person's by its id, or one by its name, which is made where there is none. */
export type FolderAsked = { id: number } | { name: string };

const standing = (db: Kysely<Database>, account: number) =>
  db.selectFrom('folder').where('account_id', '=', account).where('removal_id', 'is', null);

/** A person's folders that stand, the one used last first. */
export const foldersOf = (db: Kysely<Database>, account: number): Promise<NamedFolder[]> =>
  standing(db, account).select(['id', 'name']).orderBy('used_at', 'desc').orderBy('id', 'desc').execute();

/** One of a person's folders that stand; undefined for any other. */
export const ownFolder = (
  db: Kysely<Database>,
  account: number,
  folder: number,
): Promise<NamedFolder | undefined> =>
  standing(db, account).select(['id', 'name']).where('id', '=', folder).executeTakeFirst();

export const folderByName = (
  db: Kysely<Database>,
  account: number,
  name: string,
): Promise<NamedFolder | undefined> =>
  standing(db, account).select(['id', 'name']).where('name_key', '=', folderNameKey(name)).executeTakeFirst();

/** A new folder; 'taken' where one has the name, 'full' where there are `maxFolders`. */
export const makeFolder = (
  db: Kysely<Database>,
  account: number,
  name: string,
): Promise<NamedFolder | 'taken' | 'full'> =>
  oneAtATime(db, account, async (write) =>
    (await folderByName(write, account, name)) ? 'taken' : insertFolder(write, account, name),
  );

async function insertFolder(
  write: Kysely<Database>,
  account: number,
  name: string,
): Promise<NamedFolder | 'full'> {
  const { count } = await standing(write, account)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxFolders) return 'full';
  const now = sqlNow();
  return write
    .insertInto('folder')
    .values({ account_id: account, name, name_key: folderNameKey(name), created_at: now, used_at: now })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Its new name may be its own in another case; 'unknown': it is none of the person's. */
export const renameFolder = (
  db: Kysely<Database>,
  account: number,
  folder: number,
  name: string,
): Promise<'renamed' | 'taken' | 'unknown'> =>
  oneAtATime(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return 'unknown';
    const other = await folderByName(write, account, name);
    if (other && other.id !== folder) return 'taken';
    await write
      .updateTable('folder')
      .set({ name, name_key: folderNameKey(name) })
      .where('id', '=', folder)
      .execute();
    return 'renamed';
  });

/** The folder that is asked for; without one, the one used last, else the first of all. Within `oneAtATime`. */
export async function folderFor(
  write: Kysely<Database>,
  account: number,
  asked: FolderAsked | undefined,
): Promise<NamedFolder | 'unknown' | 'full'> {
  if (asked && 'id' in asked) return (await ownFolder(write, account, asked.id)) ?? 'unknown';
  const name = asked?.name ?? firstFolderName;
  const found = asked ? await folderByName(write, account, name) : (await foldersOf(write, account))[0];
  return found ?? insertFolder(write, account, name);
}

/** Something was kept in it: the next heart keeps there. */
export const useFolder = (write: Kysely<Database>, folder: number) =>
  write.updateTable('folder').set({ used_at: sqlNow() }).where('id', '=', folder).execute();
