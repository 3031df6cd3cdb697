import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { keptItems } from './favorites';
import { isOpen } from './folder-links';

/** Where a person's kept homes lie, folder by folder, each place once. */
export const placesOfFolders = (db: Kysely<Database>, account: number) =>
  keptItems(db, account)
    .innerJoin('property', 'property.id', 'folder_item.property_id')
    .select(['folder_item.folder_id', 'property.city', 'property.district'])
    .distinct()
    .orderBy('property.city')
    .orderBy('property.district')
    .execute();

/** Of a person's folders those that a link opens, and until when; null: without end. */
export const sharedFolders = (db: Kysely<Database>, account: number) =>
  db
    .selectFrom('folder_link')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .where('folder.account_id', '=', account)
    .where(isOpen())
    .groupBy('folder_id')
    .select('folder_id')
    .select(sql<Date | null>`case when count(*) = count(expires_at) then max(expires_at) end`.as('until'))
    .execute();
