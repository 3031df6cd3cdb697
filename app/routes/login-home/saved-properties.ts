import type { Favorite } from '~/domain/customer';
import type { Photo, PropertyCard } from '~/domain/property';
import { recentDayText } from '@domain/kernel/moment';

export interface SavedProperties {
  total: number;
  shown: { href: string; title: string; photo: Photo | null }[];
  /** 'ontem': when the first shown favorite was saved; null: unknown. */
  lastKept: string | null;
}

const maxShown = 3;

export function savedProperties(favorites: readonly Favorite[], now: Date): SavedProperties {
  const availableFavorites = favorites.flatMap(({ product, created_at }) =>
    product ? [{ product, created_at }] : [],
  );
  const savedAt = availableFavorites[0]?.created_at;
  return {
    total: favorites.length,
    shown: availableFavorites.slice(0, maxShown).map(({ product }) => linkOf(product)),
    lastKept: savedAt ? recentDayText(new Date(savedAt), now) : null,
  };
}

const linkOf = ({ canonical, titulo1, fotoPrincipal }: PropertyCard) => ({
  href: canonical,
  title: titulo1,
  photo: fotoPrincipal,
});
