import type { Favorite } from '~/domain/customer';
import type { Photo } from '~/domain/property';
import { cardData, type CardData } from '~/features/property-card/card-data';
import { offerOf, type Offer } from '@domain/offer';
import { links } from '~/links';

/** A favourite that is not on offer any more, with what is still told of it. */
export interface GoneFavorite {
  offer: Offer;
  /** Its page of farewell, with others like it. */
  href: string;
  title: string;
  district: string;
  city: string;
  photo: Photo | null;
}

export type ListedFavorite = { card: CardData; gone?: undefined } | { card?: undefined; gone: GoneFavorite };

/** A page of the favourites. */
export interface FavoritesData {
  total: number;
  listed: ListedFavorite[];
  /** Of all that are listed: their hearts are pressed. */
  ids: number[];
  page: number;
  last: number;
  previous?: string;
  next?: string;
}

/** Whole rows of one, two or three. */
const perPage = 24;

/** @param asked the page that the address asks for; past the end the last one is shown */
export function favoritesData(favorites: readonly Favorite[], asked: number): FavoritesData {
  const last = Math.max(1, Math.ceil(favorites.length / perPage));
  const page = Math.min(asked, last);
  const shown = favorites.slice((page - 1) * perPage, page * perPage);
  return {
    total: favorites.length,
    listed: shown.map(listedOf),
    ids: shown.map(({ code }) => code),
    page,
    last,
    previous: page > 1 ? links.favourites(page - 1) : undefined,
    next: page < last ? links.favourites(page + 1) : undefined,
  };
}

/** The number of an address's `pagina`; 1 for anything else. */
export const pageAsked = ({ searchParams }: URL): number => {
  const asked = searchParams.get('pagina') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
};

function listedOf({ product, gone, code: id, condition, negotiation }: Favorite): ListedFavorite {
  if (product) return { card: cardData(product, negotiation) };
  const offer = offerOf({ condition, id }, negotiation);
  return {
    gone: {
      offer,
      href: links.unavailableProperty(offer),
      title: gone?.titulo1 ?? `Imóvel de código ${id}`,
      district: gone?.endereco.bairro ?? '',
      city: gone?.endereco.cidade ?? '',
      photo: gone?.fotoPrincipal ?? null,
    },
  };
}
