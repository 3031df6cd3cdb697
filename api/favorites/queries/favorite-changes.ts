import type { Kysely } from 'kysely';
import { groupBy } from '@domain/kernel/group-by';
import type { FavoritesDatabase } from '../schema';
import { type FavoriteRow, favoritesOf } from './favorites';
import { type NetChange, netChange } from '@api/properties/queries/net-change';
import { eventsSince } from '@api/catalogue/queries/property-events';

export interface FavoriteChange extends NetChange {
  home: FavoriteRow;
}

/** Changes since `since`, but only after the property was saved. */
export async function favoriteChanges(
  db: Kysely<FavoritesDatabase>,
  account: number,
  since: Date,
): Promise<FavoriteChange[]> {
  const favorites = await favoritesOf(db, account);
  const queries = favorites.map(({ property_id, kept_at: savedAt }) => ({
    property: property_id,
    since: savedAt > since ? savedAt : since,
  }));
  const events = await eventsSince(db, queries, ['announced', 'price', 'left', 'back']);
  const eventsByProperty = groupBy(events, ({ property_id }) => property_id);
  return favorites.flatMap((property) => {
    const own = eventsByProperty
      .get(property.property_id)
      ?.filter(({ negotiation }) => negotiation === property.negotiation);
    const change = netChange(own ?? []);
    return change ? [{ ...change, home: property }] : [];
  });
}
