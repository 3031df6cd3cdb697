import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { cardColumns, type CardRow, hasVideo } from '@api/repositories/cards';
import { defaultOrder, onOffer } from '@api/repositories/facets';

/** Cards of these homes as far as they are on offer, in the order of a search. */
export const cardsOnOffer = (db: Kysely<Database>, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('property')
        .select(cardColumns)
        .select(hasVideo)
        .where('property.id', 'in', [...ids])
        .where(sql<boolean>`${onOffer}`)
        .orderBy(sql`${defaultOrder}`)
        .execute();
