import { type Kysely, type Selectable, sql } from 'kysely';
import { maxFavorites } from '@contract/favorites';
import type { Negotiation } from '@domain/search/filters';
import type { Database, Property } from '@api/db/schema';
import type { Condition } from '@domain/taxonomy/conditions';
import { type FolderAsked, folderFor, type NamedFolder, useFolder } from './folders';
import { oneAtATime } from './person';
import { sqlNow } from '@api/db/sql-now';

/** One home of one account; without a negotiation, whichever there is. */
export interface FavoriteOf {
  account: number;
  property: number;
  negotiation?: Negotiation;
}

/** A kept home in a list; `condition` is what it is now. */
export type FavoriteRow = Pick<
  Selectable<Database['folder_item']>,
  'property_id' | 'negotiation' | 'kept_at'
> & { condition: Condition };

/** All that lies in an account's folders, to be selected from. */
export const keptItems = (db: Kysely<Database>, account: number) =>
  db
    .selectFrom('folder_item')
    .where('folder_item.account_id', '=', account)
    .where('folder_item.removal_id', 'is', null);

/** The kept homes, each once, as it was kept last; the newest first. */
export function favoritesOf(db: Kysely<Database>, account: number): Promise<FavoriteRow[]> {
  return db
    .selectFrom(
      keptItems(db, account)
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

/** Whether an account keeps a home, in whichever folder and negotiation. */
export async function keepsProperty(
  db: Kysely<Database>,
  account: number,
  property: number,
): Promise<boolean> {
  const kept = await keptItems(db, account)
    .select('property_id')
    .where('property_id', '=', property)
    .executeTakeFirst();
  return kept !== undefined;
}

/** A kept home's folder; 'unknown': no such home, or no such folder of the person's. */
export type Kept = NamedFolder | 'unknown' | 'no folder' | 'full' | 'too many folders';

/**
 * Keeps a home, on offer or not, in a negotiation that it has. Without a folder it is a heart's: what is kept already stays
 * where it is. 'full': the account has `maxFavorites` others.
 */
export function keepHome(
  db: Kysely<Database>,
  { account, property, negotiation }: FavoriteOf,
  asked?: FolderAsked,
): Promise<Kept> {
  return oneAtATime(db, account, async (write) => {
    const home = await write
      .selectFrom('property')
      .select(['id', 'for_sale', 'for_rent', 'sale_amount', 'rent_amount', 'currency'])
      .where('id', '=', property)
      .executeTakeFirst();
    if (!home) return 'unknown';
    const where = await keptItems(write, account)
      .innerJoin('folder', 'folder.id', 'folder_id')
      .select(['folder.id', 'folder.name'])
      .where('property_id', '=', property)
      .orderBy('kept_at', 'desc')
      .executeTakeFirst();
    if (where && !asked) return where;
    if (!where && (await keptCount(write, account)) >= maxFavorites) return 'full';
    const folder = await folderFor(write, account, asked);
    if (folder === 'unknown') return 'no folder';
    if (folder === 'full') return 'too many folders';
    const now = sqlNow();
    await write
      .insertInto('folder_item')
      .values({
        ...{ account_id: account, folder_id: folder.id, ...offerOf(home, negotiation) },
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

/** A negotiation that the home does not have becomes the one that it has. */
function offerOf(home: Offered, negotiation?: Negotiation) {
  const isRent = home.for_rent && (negotiation === 'rent' || !home.for_sale);
  return {
    property_id: home.id,
    negotiation: isRent ? ('rent' as const) : ('sell' as const),
    price: isRent ? home.rent_amount : home.sale_amount,
    currency: home.currency,
  };
}

async function keptCount(db: Kysely<Database>, account: number): Promise<number> {
  const { count } = await keptItems(db, account)
    .select(sql<number>`count(distinct property_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
