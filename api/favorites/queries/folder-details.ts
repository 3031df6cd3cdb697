import { type Kysely, sql } from 'kysely';
import type { FavoritesDatabase } from '../schema';
import { favoriteItems } from './favorites';
import { isOpen } from './folder-links';

export const placesOfFolders = (db: Kysely<FavoritesDatabase>, account: number) =>
  favoriteItems(db, account)
    .innerJoin('property', 'property.id', 'folder_item.property_id')
    .select(['folder_item.folder_id', 'property.city', 'property.district'])
    .distinct()
    .orderBy('property.city')
    .orderBy('property.district')
    .execute();

/** Folders with an open link; `until` null: one of the links has no end. */
export const sharedFolders = (db: Kysely<FavoritesDatabase>, account: number) =>
  db
    .selectFrom('folder_link')
    .innerJoin('folder', 'folder.id', 'folder_id')
    .where('folder.account_id', '=', account)
    .where(isOpen())
    .groupBy('folder_id')
    .select('folder_id')
    .select(sql<Date | null>`case when count(*) = count(expires_at) then max(expires_at) end`.as('until'))
    .execute();
