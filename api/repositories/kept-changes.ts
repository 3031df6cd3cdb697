import type { Kysely } from 'kysely';
import { grouped } from '@domain/grouped';
import type { Database } from '@api/db/schema';
import { type FavoriteRow, favoritesOf } from './favorites';
import { type NetChange, netChange } from './net-change';
import { eventsSince } from './property-events';

/** What became of a home in the negotiation in which it is kept. */
export interface KeptChange extends NetChange {
  home: FavoriteRow;
}

/** What became of an account's kept homes since a moment, each since it is kept. */
export async function keptChanges(db: Kysely<Database>, account: number, since: Date): Promise<KeptChange[]> {
  const kept = await favoritesOf(db, account);
  const asked = kept.map(({ property_id, kept_at }) => ({
    property: property_id,
    since: kept_at > since ? kept_at : since,
  }));
  const events = await eventsSince(db, asked, ['announced', 'price', 'left', 'back']);
  const ofHome = grouped(events, ({ property_id }) => property_id);
  return kept.flatMap((home) => {
    const own = ofHome.get(home.property_id)?.filter(({ negotiation }) => negotiation === home.negotiation);
    const change = netChange(own ?? []);
    return change ? [{ ...change, home }] : [];
  });
}
