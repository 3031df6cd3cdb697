import type { SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import { cardData, type CardData } from '~/features/property-card/card-data';
import { counted, countedProperties } from '@domain/counts';
import { buildSearchUrl } from '@domain/search/build-url';
import { filterName, withLocal, withoutAllFilters, withoutFilter, withPage } from '@domain/search/changes';
import { placeNotFound, placeNotFoundLead } from '@domain/search/place-messages';
import { links } from '~/links';
import { isPastTheEnd } from './pagination-data';

export interface EmptyStateData {
  title: string;
  lead: string;
  /** The first is the primary one. */
  actions: { label: string; href: string }[];
  /** The nearest searches that are not empty, with their count. */
  searches: { label: string; href: string; total: number | null }[];
  /** Places to look in instead of an unknown or empty one. */
  places: { label: string; href: string }[];
  /** A few properties of the nearest search. */
  near: CardData[];
}

/** The nearest search that is not empty, and a few of its properties. */
export interface NearestSearch {
  filters: SearchFilters;
  answer: SearchAnswer;
}

interface EmptyStateInput {
  filters: SearchFilters;
  answer: SearchAnswer | null;
  nearest?: NearestSearch;
  url: string;
  lastPage: number;
}

/** What the visitor is told where the back end does not answer a search (spec 1 §10). */
export const searchFailed = 'Tivemos um problema ao buscar os imóveis, tente novamente.';
export const pageMissing = 'Esta página da lista não existe.';

/** Why a list is empty, and the ways out of it. */
export function emptyState(input: EmptyStateInput): EmptyStateData {
  const { filters, answer, nearest } = input;
  const searches = nonEmptySearches(input);
  return {
    ...reason(input, searches),
    searches,
    places: placesInstead(filters, answer),
    near: nearest?.answer.items.map((item) => cardData(item, nearest.filters.negotiation)) ?? [],
  };
}

function reason(
  { filters, answer, url, lastPage }: EmptyStateInput,
  [first]: EmptyStateData['searches'],
): Pick<EmptyStateData, 'title' | 'lead' | 'actions'> {
  if (!answer) {
    return {
      title: searchFailed,
      lead: 'Nada do que foi escolhido se perdeu: os filtros continuam na barra acima.',
      actions: [{ label: 'Tentar de novo', href: url }],
    };
  }
  if (isPastTheEnd(answer, filters.page)) {
    const firstPage = { label: 'Voltar à primeira página', href: buildSearchUrl(withPage(filters, 1)) };
    const last = { label: 'Ir para a última', href: buildSearchUrl(withPage(filters, lastPage)) };
    return {
      title: pageMissing,
      lead: answer.total
        ? `A busca tem ${countedProperties(answer.total)} em ${counted(lastPage, 'página', 'páginas')}.`
        : 'A busca termina antes dela.',
      actions: answer.total && lastPage > 1 ? [firstPage, last] : [firstPage],
    };
  }
  if (answer.location?.known === false) {
    return {
      title: placeNotFound,
      lead: placeNotFoundLead(answer.location.label),
      actions: [{ label: 'Ver todos os imóveis', href: links.allProperties() }],
    };
  }
  const clear = { label: 'Limpar filtros', href: clearHref(filters, url) };
  const [widest] = nonEmptyRelaxations(answer);
  return {
    title: 'Nenhum imóvel com estes filtros, por enquanto.',
    lead: widest
      ? `O filtro que mais exclui é ${filterName(widest.without)}: sem ele, a busca tem ${countedProperties(widest.total)}.`
      : answer.relaxations
        ? 'Nenhum filtro sozinho esvazia a busca: é a soma deles.'
        : 'Tire um deles e veja o que aparece.',
    actions: first
      ? [
          { label: `Ver ${countedProperties(first.total)}`, href: first.href },
          ...(first.href === clear.href ? [] : [clear]),
        ]
      : [clear],
  };
}

/** Place and negotiation stay, unless they are all that there is. */
function clearHref(filters: SearchFilters, url: string): string {
  const href = buildSearchUrl(withoutAllFilters(filters));
  return href === url ? links.allProperties() : href;
}

/** One filter away at a time, the most first; a back end may name some that change nothing. */
export function nonEmptyRelaxations({ relaxations }: SearchAnswer): NonNullable<SearchAnswer['relaxations']> {
  return (relaxations ?? []).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

function nonEmptySearches({ filters, answer, nearest }: EmptyStateInput): EmptyStateData['searches'] {
  const relaxations = answer ? nonEmptyRelaxations(answer).slice(0, 5) : [];
  if (relaxations.length === 0 && nearest) {
    return [{ label: 'Sem os filtros', href: buildSearchUrl(nearest.filters), total: nearest.answer.total }];
  }
  return relaxations.map(({ without, total }) => ({
    label: `Sem ${filterName(without)}`,
    href: buildSearchUrl(withoutFilter(filters, without)),
    total,
  }));
}

function placesInstead(filters: SearchFilters, answer: SearchAnswer | null): EmptyStateData['places'] {
  return (answer?.location?.suggestions ?? []).slice(0, 6).map(({ value, slug, lat, lng, range }) => ({
    label: value,
    href: buildSearchUrl(
      slug
        ? withLocal(filters, slug)
        : {
            ...withoutFilter(filters, 'location'),
            localName: value,
            ...(lat !== null && lng !== null && { lat, lng, range }),
          },
    ),
  }));
}
