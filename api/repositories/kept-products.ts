import type { Kysely } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { KeptGone } from '@contract/favorites';
import type { GoneProperty, PropertyCard } from '@contract/property';
import type { Database } from '@api/db/schema';
import { photosByUrl } from '@api/photos/repository';
import { cardColumns, cardOf, cardPhotos, hasVideo } from './cards';
import { lastLeft } from './property-events';

/** A property of somebody's list: its card, or what is told of one that is not on offer any more. */
export type KeptProduct = { product: PropertyCard; gone: null } | { product: null; gone: KeptGone };

/** The properties with these ids, by three queries; each is shown for the negotiation that its list names. */
export async function keptProducts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(id: number, negotiation?: Negotiation) => KeptProduct> {
  const rows = ids.length
    ? await db
        .selectFrom('property')
        .select([...cardColumns, 'active', 'available', 'updated_at', hasVideo])
        .where('id', 'in', ids)
        .execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const photos = await photosByUrl(
    db,
    rows.flatMap((row) => row.photos.slice(0, cardPhotos).map(({ url }) => url)),
  );
  const left = await lastLeft(
    db,
    rows.flatMap(({ id, active, available }) => (active && available ? [] : [id])),
  );
  return (id, negotiation) => {
    const row = byId.get(id)!;
    const card = cardOf(row, photos, negotiation);
    return row.active && row.available
      ? { product: card, gone: null }
      : { product: null, gone: keptGoneOf(card, left.get(id) ?? row.updated_at, negotiation) };
  };
}

/** What is still told of a property that is not on offer any more. */
export const goneOf = ({ codigo, titulo1, endereco, fotoPrincipal }: PropertyCard): GoneProperty => ({
  codigo,
  titulo1,
  endereco,
  fotoPrincipal,
});

/** The same of one that somebody keeps. */
const keptGoneOf = (card: PropertyCard, leftAt: Date, negotiation?: Negotiation): KeptGone => ({
  ...goneOf(card),
  detalhes: card.detalhes,
  last_price: {
    amount: negotiation === 'rent' ? card.valorLocacao : card.valorMin,
    currency: card.moeda,
  },
  left_at: leftAt.toISOString(),
});
