import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { cardColumns, type CardRow, hasVideo } from '@api/properties/queries/cards';
import { isPublic } from '@api/catalogue/hidden';
import { isAvailable } from '@api/search/queries/facets';
import type { Negotiation } from '@domain/search/filters';
import { isCheaper, priceBefore, type PriceEvent } from './event-prices';
import { favoriteAlertAccounts } from './live-favorites';
import type { FavoriteKind } from './classify-change';

export interface FavoriteNews {
  home: CardRow;
  kind: FavoriteKind;
  at: Date;
  negotiation: Negotiation;
  before: number | null;
}

interface EventRow extends PriceEvent {
  property: number;
  kind: FavoriteKind;
  at: Date;
}

/** Current news only: without removed favorites, returned properties, recovered prices and inactive accounts. */
export async function favoriteNewsOf(
  db: Kysely<SavedSearchesDatabase>,
  emailId: number,
): Promise<FavoriteNews[]> {
  const { rows } = await sql<EventRow>`
    select a.property_id as property, a.favorite as kind, e.at, e.negotiation, e.old_price, e.old_shown, e.old_currency
    from alert a join property_event e on e.id = a.event_id
    where a.letter_id = ${emailId} and a.favorite is not null
      and a.account_id in (${favoriteAlertAccounts(db).select('account.id')})
      and exists (select from folder_item i
        where i.account_id = a.account_id and i.property_id = a.property_id and i.removal_id is null)
    order by e.at, e.id`.execute(db);
  if (rows.length === 0) return [];
  const properties = await db
    .selectFrom('property')
    .select([...cardColumns, hasVideo])
    .select(sql<boolean>`${isAvailable}`.as('stands'))
    .where('id', 'in', [...new Set(rows.map(({ property }) => property))])
    .where(isPublic)
    .orderBy('stands', 'desc')
    .orderBy('id')
    .execute();
  return properties.flatMap(({ stands: isNowAvailable, ...card }) => {
    const own = rows.filter(({ property }) => property === card.id);
    const news = own.find(({ kind }) => kind === (isNowAvailable ? 'fell' : 'left'));
    if (!news) return [];
    const { kind, at, negotiation } = news;
    const entry = { home: card, kind, at, negotiation, before: priceBefore(card, news) };
    return kind === 'left' || isCheaper(card, entry) ? [entry] : [];
  });
}
