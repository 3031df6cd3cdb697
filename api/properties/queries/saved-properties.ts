import type { Kysely } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { GoneFavorite } from '@contract/favorites';
import type { GoneProperty, PropertyCard } from '@contract/property';
import type { PropertiesDatabase } from '../schema';
import { photosByUrl } from '@api/platform/photos/repository';
import { cardColumns, cardOf, cardPhotos, hasVideo } from './cards';
import { isPublic } from '@api/catalogue/hidden';
import { lastLeft } from '@api/catalogue/queries/property-events';

/** A saved property: its card, or a summary if it is off the market. */
export type SavedProperty =
  | { product: PropertyCard; gone: null }
  | { product: null; gone: GoneFavorite }
  /** It became reserved after the list was read. */
  | { product: null; gone: null };

/** Loads properties with three queries; the result is shown per negotiation. */
export async function savedProperties(
  db: Kysely<PropertiesDatabase>,
  ids: readonly number[],
): Promise<(id: number, negotiation?: Negotiation) => SavedProperty> {
  const rows = ids.length
    ? await db
        .selectFrom('property')
        .select([...cardColumns, 'active', 'available', 'updated_at', hasVideo])
        .where('id', 'in', ids)
        .where(isPublic)
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
    const row = byId.get(id);
    if (!row) return { product: null, gone: null };
    const card = cardOf(row, photos, negotiation);
    return row.active && row.available
      ? { product: card, gone: null }
      : { product: null, gone: savedGoneOf(card, left.get(id) ?? row.updated_at, negotiation) };
  };
}

/** Public summary of a property off the market. */
export const goneOf = ({ codigo, titulo1, endereco, fotoPrincipal }: PropertyCard): GoneProperty => ({
  codigo,
  titulo1,
  endereco,
  fotoPrincipal,
});

const savedGoneOf = (card: PropertyCard, leftAt: Date, negotiation?: Negotiation): GoneFavorite => ({
  ...goneOf(card),
  detalhes: card.detalhes,
  last_price: {
    amount: negotiation === 'rent' ? card.valorLocacao : card.valorMin,
    currency: card.moeda,
  },
  left_at: leftAt.toISOString(),
});
