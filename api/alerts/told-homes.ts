import type { CardRow } from '@api/repositories/cards';
import type { Negotiation } from '@domain/search/filters';
import { favoriteText, reasonText } from './alert-words';
import type { FavoriteNews } from './favorite-news';
import type { HomeNews, ToldSearch } from './letter-news';

/** What a letter is about, in its order: a home is told once, under the first search for which its reason is strongest. */
export interface LetterNews {
  ofSearches: readonly HomeNews[];
  /** Of favourites that no search of the letter tells of. */
  ofFavorites: readonly FavoriteNews[];
}

/** A home that a letter tells of. */
export interface ToldHome {
  home: CardRow;
  /** The search that it stands under; null: favourites. */
  search: ToldSearch | null;
  /** Of which its page is led to, and its prices are told; undefined: both. */
  asked: Negotiation | undefined;
  negotiation: Negotiation;
  isGone: boolean;
  reason: string;
}

/** Section by section: the searches as they were saved, then favourites. */
export function newsInOrder(found: readonly HomeNews[], favorites: readonly FavoriteNews[]): LetterNews {
  const told = new Set(found.map(({ home }) => home.id));
  return {
    ofSearches: [...found].sort(({ reasons: [a] }, { reasons: [b] }) => a.search.id - b.search.id),
    ofFavorites: favorites.filter(({ home }) => !told.has(home.id)),
  };
}

/** The homes of a letter with why. @param kept which of them are favourites */
export const toldHomes = (news: LetterNews, kept: ReadonlySet<number>, now: Date): ToldHome[] => [
  ...news.ofSearches.map((each) => {
    const { home, reasons } = each;
    const [{ search, negotiation }] = reasons;
    const also = kept.has(home.id) ? ' Está nos seus favoritos.' : '';
    return {
      home,
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

/** Every search that a letter names: those of its sections, and those that are named beside a home. */
export const searchesIn = ({ ofSearches }: LetterNews): ToldSearch[] =>
  [...new Set(ofSearches.flatMap(({ reasons }) => reasons.map(({ search }) => search)))].sort(
    (a, b) => a.id - b.id,
  );
