import type { CardRow } from '@api/properties/queries/cards';
import type { Negotiation } from '@domain/search/filters';
import { favoriteText, reasonText } from './alert-texts';
import type { FavoriteNews } from './favorite-news';
import type { PropertyNews, DigestSearch } from './email-news';

/** Each property appears once, in the section of its strongest reason. */
export interface EmailNews {
  ofSearches: readonly PropertyNews[];
  /** Without properties in `ofSearches`. */
  ofFavorites: readonly FavoriteNews[];
}

export interface DigestItem {
  home: CardRow;
  /** null: favorites. */
  search: DigestSearch | null;
  /** Negotiation of the link and the prices; undefined: both. */
  asked: Negotiation | undefined;
  negotiation: Negotiation;
  isGone: boolean;
  reason: string;
}

/** Oldest search first. */
export function newsInOrder(found: readonly PropertyNews[], favorites: readonly FavoriteNews[]): EmailNews {
  const matched = new Set(found.map(({ home: property }) => property.id));
  return {
    ofSearches: [...found].sort(({ reasons: [a] }, { reasons: [b] }) => a.search.id - b.search.id),
    ofFavorites: favorites.filter(({ home: property }) => !matched.has(property.id)),
  };
}

export const digestItems = (news: EmailNews, favoriteIds: ReadonlySet<number>, now: Date): DigestItem[] => [
  ...news.ofSearches.map((each) => {
    const { home: property, reasons } = each;
    const [{ search, negotiation }] = reasons;
    const also = favoriteIds.has(property.id) ? ' Está nos seus favoritos.' : '';
    return {
      home: property,
      search,
      asked: search.search.filters.negotiation,
      negotiation,
      isGone: false,
      reason: `${reasonText(each, now)}${also}`,
    };
  }),
  ...news.ofFavorites.map((each) => ({
    home: each.home,
    search: null,
    asked: each.negotiation,
    negotiation: each.negotiation,
    isGone: each.kind === 'left',
    reason: favoriteText(each, now),
  })),
];

/** Includes searches that only the text of a property names. */
export const searchesIn = ({ ofSearches }: EmailNews): DigestSearch[] =>
  [...new Set(ofSearches.flatMap(({ reasons }) => reasons.map(({ search }) => search)))].sort(
    (a, b) => a.id - b.id,
  );
