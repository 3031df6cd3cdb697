import { type Kysely, type Selectable, sql } from 'kysely';
import { maxFavorites } from '@contract/favorites';
import type { Negotiation } from '@domain/search/filters';
import type { FavoritesDatabase } from '../schema';
import { hiddenProperties, isPublic } from '@api/catalogue/hidden';
import type { Property } from '@api/catalogue/schema';
import type { Condition } from '@domain/taxonomy/conditions';
import { type FolderTarget, folderFor, type NamedFolder, useFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';
import { sqlNow } from '@api/platform/db/sql-now';

/** Without a negotiation: any. */
export interface FavoriteOf {
  account: number;
  property: number;
  negotiation?: Negotiation;
}

/** `condition` is the current one. */
export type FavoriteRow = Pick<
  Selectable<FavoritesDatabase['folder_item']>,
  'property_id' | 'negotiation' | 'kept_at'
> & { condition: Condition };

/** Without removed items and hidden properties. */
export const favoriteItems = (db: Kysely<FavoritesDatabase>, account: number) =>
  db
    .selectFrom('folder_item')
    .where('folder_item.account_id', '=', account)
    .where('folder_item.removal_id', 'is', null)
    .where('folder_item.property_id', 'not in', hiddenProperties(db));

/** Each property once, as last saved. Newest first. */
export function favoritesOf(db: Kysely<FavoritesDatabase>, account: number): Promise<FavoriteRow[]> {
  return db
    .selectFrom(
      favoriteItems(db, account)
        .distinctOn('property_id')
        .select(['folder_item.id', 'property_id', 'negotiation', 'kept_at'])
        .orderBy('property_id')
        .orderBy('kept_at', 'desc')
        .orderBy('folder_item.id', 'desc')
        .as('kept'),
    )
    .innerJoin('property', 'property.id', 'kept.property_id')
    .select(['kept.property_id', 'kept.negotiation', 'kept.kept_at', 'property.condition'])
    .orderBy('kept.kept_at', 'desc')
    .orderBy('kept.id', 'desc')
    .execute();
}

export async function isFavorite(
  db: Kysely<FavoritesDatabase>,
  account: number,
  property: number,
): Promise<boolean> {
  const found = await favoriteItems(db, account)
    .select('property_id')
    .where('property_id', '=', property)
    .executeTakeFirst();
  return found !== undefined;
}

/** 'unknown': no such property; 'no folder': not a folder of the account. */
export type SaveOutcome = NamedFolder | 'unknown' | 'no folder' | 'full' | 'too many folders';

/** Without `target`, an existing favorite remains in its folder. 'full': the account has `maxFavorites`. */
export function saveFavorite(
  db: Kysely<FavoritesDatabase>,
  { account, property, negotiation }: FavoriteOf,
  target?: FolderTarget,
): Promise<SaveOutcome> {
  return withAccountLock(db, account, async (write) => {
    const row = await write
      .selectFrom('property')
      .select(['id', 'for_sale', 'for_rent', 'sale_amount', 'rent_amount', 'currency'])
      .where('id', '=', property)
      .where(isPublic)
      .executeTakeFirst();
    if (!row) return 'unknown';
    const where = await favoriteItems(write, account)
      .innerJoin('folder', 'folder.id', 'folder_id')
      .select(['folder.id', 'folder.name'])
      .where('property_id', '=', property)
      .orderBy('kept_at', 'desc')
      .executeTakeFirst();
    if (where && !target) return where;
    if (!where && (await countFavorites(write, account)) >= maxFavorites) return 'full';
    const folder = await folderFor(write, account, target);
    if (folder === 'unknown') return 'no folder';
    if (folder === 'full') return 'too many folders';
    const now = sqlNow();
    await write
      .insertInto('folder_item')
      .values({
        ...{ account_id: account, folder_id: folder.id, ...offerOf(row, negotiation) },
        ...{ kept_at: now, priced_at: now },
      })
      .onConflict((conflict) =>
        conflict.columns(['folder_id', 'property_id']).where('removal_id', 'is', null).doNothing(),
      )
      .execute();
    await useFolder(write, folder.id);
    return folder;
  });
}

type Offered = Pick<Property, 'id' | 'for_sale' | 'for_rent' | 'sale_amount' | 'rent_amount' | 'currency'>;

/** Corrects a negotiation that the property does not have. */
function offerOf(row: Offered, negotiation?: Negotiation) {
  const isRent = row.for_rent && (negotiation === 'rent' || !row.for_sale);
  return {
    property_id: row.id,
    negotiation: isRent ? ('rent' as const) : ('sell' as const),
    price: isRent ? row.rent_amount : row.sale_amount,
    currency: row.currency,
  };
}

async function countFavorites(db: Kysely<FavoritesDatabase>, account: number): Promise<number> {
  const { count } = await favoriteItems(db, account)
    .select(sql<number>`count(distinct property_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
