import { defaultPageSize } from '@contract/search';
import type { CardData } from '~/features/property-card/card-data';
import type { SearchAnswer } from '~/domain/search-answer';
import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { aroundTitle } from '@domain/search/heading';
import { endOfOwn } from '@domain/search/own-first';
import { searchInPlace } from '@domain/search/place-filters';
import type { RowData } from './row-data';

/** Marks the end of the place's own properties. */
export interface Divider {
  title: string;
  /** Number of properties around the place. */
  around: number;
  places: { label: string; href: string; total: number | null }[];
}

/** A card; `row` has the texts of the list view, `divider` comes before the card. */
export type ListedCard = CardData & { row?: RowData; divider?: Divider };

/** Adds the divider to the first card that is around the place. */
export function listedCards(
  cards: readonly ListedCard[],
  filters: SearchFilters,
  place: SearchAnswer['location'] | undefined,
): ListedCard[] {
  const { own, around, neighbours: nearbyDistricts = [] } = place ?? {};
  if (own == null || around == null) return [...cards];
  const shown = { own, around, page: filters.page, pageSize: defaultPageSize, count: cards.length };
  const end = endOfOwn(filters, shown);
  const divider: Divider = {
    title: aroundTitle(filters, place),
    around,
    places: nearbyDistricts.map((each) => ({
      label: each.localizacao,
      href: buildSearchUrl(searchInPlace(filters, each)),
      total: each.own,
    })),
  };
  return cards.map((card, index) => (index === end ? { ...card, divider } : card));
}
