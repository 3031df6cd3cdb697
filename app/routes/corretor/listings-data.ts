import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import { cardData, type CardData } from '~/features/property-card/card-data';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { sortKey } from '@domain/search/sort';
import { pageTitleEnd } from '@domain/search/title';
import { negotiationOf, negotiations } from '@domain/taxonomy/negotiations';
import { pageMissing, searchFailed } from '../imoveis/empty-state-data';
import { isPastTheEnd, pagination, type PaginationData } from '../imoveis/pagination-data';
import { brokerAddress } from '~/features/broker/address';
import { toList } from './list-id';

export interface ListingsData {
  /** Path and query of this page of the list. */
  url: string;
  /** null: the back end sends no count. */
  total: number | null;
  cards: CardData[];
  sort: string;
  titleEnd: string;
  /** URL word of the selected negotiation; '' is all. */
  negotiation: string;
  negotiations: { word: string; label: string; href: string }[];
  pagination?: PaginationData;
  /** The same properties as a search, which has filters. */
  searchHref: string;
  isPastTheEnd: boolean;
  empty?: { text: string; way?: { label: string; href: string } };
}

const searchOf = (corretor: string, negotiation?: Negotiation) =>
  buildSearchUrl({ ...emptyFilters(), corretor, negotiation });

/** Search URLs of the negotiation choices. */
export const choicesOf = (corretor: string): string[] => [
  searchOf(corretor),
  ...negotiations.map(({ value }) => searchOf(corretor, value)),
];

/** @param answer null: the back end did not answer @param has whether a URL of `choicesOf` finds properties */
export function listingsData(
  corretor: string,
  filters: SearchFilters,
  answer: SearchAnswer | null,
  has: (searchHref: string) => boolean,
): ListingsData {
  const addressOf = (search: SearchFilters) => toList(brokerAddress(corretor, search));
  const { negotiation } = filters;
  const { total, items } = answer ?? { total: 0, items: [] };
  const all = { ...filters, negotiation: undefined, page: 1 };
  return {
    url: brokerAddress(corretor, filters),
    total,
    cards: items.map((item) => cardData(item, negotiation)),
    sort: sortKey(filters),
    titleEnd: pageTitleEnd(filters.page),
    negotiation: negotiation ? negotiationOf(negotiation).urlWord : '',
    negotiations: [
      { word: '', label: 'Todos', href: addressOf(all) },
      ...negotiations
        .filter(({ value }) => has(searchOf(corretor, value)))
        .map(({ value, urlWord, label }) => ({
          word: urlWord,
          label,
          href: addressOf({ ...all, negotiation: value }),
        })),
    ],
    pagination: answer && items.length > 0 ? pagination(filters, answer, addressOf) : undefined,
    searchHref: searchOf(corretor),
    isPastTheEnd: answer !== null && isPastTheEnd(answer, filters.page),
    empty: items.length > 0 ? undefined : nothing(),
  };

  function nothing(): ListingsData['empty'] {
    if (!answer) return { text: searchFailed, way: { label: 'Tentar de novo', href: addressOf(filters) } };
    if (isPastTheEnd(answer, filters.page))
      return {
        text: pageMissing,
        way: { label: 'Voltar à primeira página', href: addressOf({ ...filters, page: 1 }) },
      };
    if (!negotiation) return { text: 'Nenhum imóvel publicado, por enquanto.' };
    return {
      text: `Nenhum imóvel ${negotiationOf(negotiation).phrase}, por enquanto.`,
      ...(has(searchOf(corretor)) && { way: { label: 'Ver todos', href: addressOf(all) } }),
    };
  }
}
