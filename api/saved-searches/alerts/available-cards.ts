import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { cardColumns, type CardRow, hasVideo } from '@api/properties/queries/cards';
import { defaultOrder, isAvailable } from '@api/search/queries/facets';

export const availableCards = (
  db: Kysely<SavedSearchesDatabase>,
  ids: readonly number[],
): Promise<CardRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('property')
        .select(cardColumns)
        .select(hasVideo)
        .where('property.id', 'in', [...ids])
        .where(sql<boolean>`${isAvailable}`)
        .orderBy(sql`${defaultOrder}`)
        .execute();
