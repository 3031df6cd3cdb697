import { defaultPageSize } from '@contract/search';
import type { CardData } from '~/features/property-card/card-data';
import type { SearchAnswer } from '~/domain/search-answer';
import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { aroundTitle } from '@domain/search/heading';
import { endOfOwn } from '@domain/search/own-first';
import { searchInPlace } from '@domain/search/place-filters';
import type { RowData } from './row-data';

/** Stands where a place's own homes end: what lies around it, and in which districts. */
export interface Divider {
  title: string;
  /** How many lie around. */
  around: number;
  places: { label: string; href: string; total: number | null }[];
}

/** A card of the list, in the list view with its row's own words; before it, where the own homes have ended, the divider. */
export type ListedCard = CardData & { row?: RowData; divider?: Divider };

/** The page's cards, in their order; the first that lies around a place has the divider. */
export function listedCards(
  cards: readonly ListedCard[],
  filters: SearchFilters,
  place: SearchAnswer['location'] | undefined,
): ListedCard[] {
  const { own, around, neighbours = [] } = place ?? {};
  if (own == null || around == null) return [...cards];
  const shown = { own, around, page: filters.page, pageSize: defaultPageSize, count: cards.length };
  const end = endOfOwn(filters, shown);
  const divider: Divider = {
    title: aroundTitle(filters, place),
    around,
    places: neighbours.map((each) => ({
      label: each.localizacao,
      href: buildSearchUrl(searchInPlace(filters, each)),
      total: each.own,
    })),
  };
  return cards.map((card, index) => (index === end ? { ...card, divider } : card));
}
