import type { Kysely } from 'kysely';
import type { ListedProperty } from '@contract/property';
import type { Broker, Database, Property } from '@api/db/schema';
import type { Negotiation } from '@domain/search/filters';
import { cardColumns, type CardRow, cardsOf } from './cards';

/** The columns that a property of a search's list is made of. */
export const listedColumns = [...cardColumns, 'property.broker_id', 'property.listed_at'] as const;
export type ListedRow = CardRow & Pick<Property, 'broker_id' | 'listed_at'>;

/** A search's properties in the rows' order, with who answers for them and since when they are announced. */
export async function listedPropertiesOf(
  db: Kysely<Database>,
  rows: readonly ListedRow[],
  negotiation?: Negotiation,
): Promise<ListedProperty[]> {
  const [cards, brokers] = await Promise.all([cardsOf(db, rows, negotiation), brokersOf(db, rows)]);
  return cards.map((card, index) => {
    const { broker_id: broker, listed_at: announced } = rows[index]!;
    return {
      ...card,
      corretor: (broker !== null && brokers.get(broker)) || null,
      criadoEm: announced.toISOString(),
    };
  });
}

/** The active brokers of these rows, by their id. */
async function brokersOf(
  db: Kysely<Database>,
  rows: readonly ListedRow[],
): Promise<Map<number, Pick<Broker, 'slug' | 'name' | 'creci'>>> {
  const ids = [...new Set(rows.flatMap(({ broker_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const brokers = await db
    .selectFrom('broker')
    .select(['id', 'slug', 'name', 'creci'])
    .where('id', 'in', ids)
    .where('active', '=', true)
    .execute();
  return new Map(brokers.map(({ id, ...broker }) => [id, broker]));
}
