import type { Kysely, Selectable } from 'kysely';
import { maxFavorites } from '@contract/favorites';
import type { Negotiation } from '@domain/search/filters';
import type { Database } from '@api/db/schema';
import type { Condition } from '@domain/taxonomy/conditions';

/** One property of one account; without a negotiation, whichever there is. */
export interface FavoriteOf {
  account: number;
  property: number;
  negotiation?: Negotiation;
}

export type FavoriteRow = Pick<
  Selectable<Database['favorite']>,
  'property_id' | 'negotiation' | 'created_at'
> & { condition: Condition };

/** The newest first; `condition` is what the property is now. */
export function favoritesOf(db: Kysely<Database>, account: number): Promise<FavoriteRow[]> {
  return db
    .selectFrom('favorite')
    .innerJoin('property', 'property.id', 'favorite.property_id')
    .select(['favorite.property_id', 'favorite.negotiation', 'favorite.created_at', 'property.condition'])
    .where('favorite.account_id', '=', account)
    .orderBy('favorite.created_at', 'desc')
    .orderBy('favorite.property_id', 'desc')
    .execute();
}

/** Whether an account keeps a property, in whichever negotiation. */
export async function keepsProperty(
  db: Kysely<Database>,
  account: number,
  property: number,
): Promise<boolean> {
  const kept = await db
    .selectFrom('favorite')
    .select('property_id')
    .where('account_id', '=', account)
    .where('property_id', '=', property)
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Keeps a property, on offer or not, in a negotiation that it has; one that is kept already stays as it is. 'full': the
 * account has `maxFavorites` others.
 */
export function addFavorite(
  db: Kysely<Database>,
  { account, property, negotiation }: FavoriteOf,
): Promise<'kept' | 'unknown' | 'full'> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('property')
      .select(['for_sale', 'for_rent'])
      .where('id', '=', property)
      .executeTakeFirst();
    if (!row) return 'unknown';
    // One after the other for each account: two at once could pass the limit together.
    await trx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute();
    const kept = await trx
      .selectFrom('favorite')
      .select(['property_id', 'negotiation'])
      .where('account_id', '=', account)
      .execute();
    const forRent = row.for_rent && (negotiation === 'rent' || !row.for_sale);
    const own = { property_id: property, negotiation: forRent ? 'rent' : 'sell' } as const;
    if (kept.some((each) => each.property_id === property && each.negotiation === own.negotiation))
      return 'kept';
    if (kept.length >= maxFavorites) return 'full';
    await trx
      .insertInto('favorite')
      .values({ account_id: account, ...own })
      .execute();
    return 'kept';
  });
}

/** False where there is no such property; one that was no favourite is none afterwards either. */
export async function removeFavorite(
  db: Kysely<Database>,
  { account, property, negotiation }: FavoriteOf,
): Promise<boolean> {
  let query = db.deleteFrom('favorite').where('account_id', '=', account).where('property_id', '=', property);
  if (negotiation) query = query.where('negotiation', '=', negotiation);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  const known = await db.selectFrom('property').select('id').where('id', '=', property).executeTakeFirst();
  return known !== undefined;
}
