import type { Favorite } from '~/domain/customer';
import type { Photo, PropertyCard } from '~/domain/property';
import { recentDayText } from '@domain/moment';

/** The newest favourites that are on offer, and how many there are in all. */
export interface KeptProperties {
  total: number;
  shown: { href: string; title: string; photo: Photo | null }[];
  /** 'ontem': when the first of those shown was kept; null where it is not known. */
  lastKept: string | null;
}

/** As many as the row of photos holds. */
const maxShown = 3;

export function keptProperties(favorites: readonly Favorite[], now: Date): KeptProperties {
  const onOffer = favorites.flatMap(({ product, created_at }) => (product ? [{ product, created_at }] : []));
  const keptAt = onOffer[0]?.created_at;
  return {
    total: favorites.length,
    shown: onOffer.slice(0, maxShown).map(({ product }) => linkOf(product)),
    lastKept: keptAt ? recentDayText(new Date(keptAt), now) : null,
  };
}

const linkOf = ({ canonical, titulo1, fotoPrincipal }: PropertyCard) => ({
  href: canonical,
  title: titulo1,
  photo: fotoPrincipal,
});
