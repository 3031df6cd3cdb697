import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { cardColumns, type CardRow, hasVideo } from '@api/repositories/cards';
import { onOffer } from '@api/repositories/facets';
import type { Negotiation } from '@domain/search/filters';
import { isCheaper, priceBefore, type PriceEvent } from './event-prices';
import { toldOfFavorites } from './live-favorites';
import type { FavoriteKind } from './what-happened';

/** What is told of a favourite. */
export interface FavoriteNews {
  home: CardRow;
  kind: FavoriteKind;
  /** When it happened. */
  at: Date;
  negotiation: Negotiation;
  /** What it cost before, as it was shown and in today's currency; null: not known. */
  before: number | null;
}

interface EventRow extends PriceEvent {
  property: number;
  kind: FavoriteKind;
  at: Date;
}

/**
 * What a letter tells of favourites, as things are now, those that left the market last: without homes that are kept no
 * longer, that are back, or whose price is as high again, and without any where the person wants no such letters now.
 */
export async function favoriteNewsOf(db: Kysely<Database>, letter: number): Promise<FavoriteNews[]> {
  const { rows } = await sql<EventRow>`
    select a.property_id as property, a.favorite as kind, e.at, e.negotiation, e.old_price, e.old_shown, e.old_currency
    from alert a join property_event e on e.id = a.event_id
    where a.letter_id = ${letter} and a.favorite is not null
      and a.account_id in (${toldOfFavorites(db).select('account.id')})
      and exists (select from folder_item i
        where i.account_id = a.account_id and i.property_id = a.property_id and i.removal_id is null)
    order by e.at, e.id`.execute(db);
  if (rows.length === 0) return [];
  const homes = await db
    .selectFrom('property')
    .select([...cardColumns, hasVideo])
    .select(sql<boolean>`${onOffer}`.as('stands'))
    .where('id', 'in', [...new Set(rows.map(({ property }) => property))])
    .orderBy('stands', 'desc')
    .orderBy('id')
    .execute();
  return homes.flatMap(({ stands, ...home }) => {
    const own = rows.filter(({ property }) => property === home.id);
    const news = own.find(({ kind }) => kind === (stands ? 'fell' : 'left'));
    if (!news) return [];
    const { kind, at, negotiation } = news;
    const told = { home, kind, at, negotiation, before: priceBefore(home, news) };
    return kind === 'left' || isCheaper(home, told) ? [told] : [];
  });
}
