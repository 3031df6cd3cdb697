import type { RemovableFilter, SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import { cardData, type CardData } from '~/features/property-card/card-data';
import { counted, countedProperties } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { buildSearchUrl } from '@domain/search/build-url';
import { filterName, withLocal, withoutAllFilters, withoutFilter, withPage } from '@domain/search/changes';
import { narrowing } from '@domain/search/heading';
import { placeNotFound, placeNotFoundLead } from '@domain/search/place-messages';
import { aroundPhrase, shortName } from '@domain/search/place-sense';
import { links } from '~/links';
import { type Fewer, type FewerLink, fewerLink, maxLinks, oneFewer } from './fewer-data';
import { isPastTheEnd } from './pagination-data';

export interface EmptyStateData {
  title: string;
  lead: string;
  /** Whether the primary action saves the search, because matches can appear later. */
  canSave: boolean;
  /** The first action is the primary one, unless the search can be saved. */
  actions: { label: string; href: string }[];
  /** Nearest searches: without one filter, otherwise without all filters. */
  fewer: Omit<Fewer, 'lead'> | null;
  /** Alternatives for an unknown or empty place. */
  places: { label: string; href: string }[];
  near: CardData[];
}

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

/** Error message if the back end fails (spec 1 §10). */
export const searchFailed = 'Tivemos um problema ao buscar os imóveis, tente novamente.';
export const wantedPropertyLink = { label: 'Dizer o que procuro', href: links.wantedProperty() };
export const pageMissing = 'Esta página da lista não existe.';

export function emptyState(input: EmptyStateInput): EmptyStateData {
  const { filters, answer, nearest } = input;
  return {
    canSave: false,
    ...reason(input),
    fewer: withLess(input),
    places: placesInstead(filters, answer),
    near: nearest?.answer.items.map((item) => cardData(item, nearest.filters.negotiation)) ?? [],
  };
}

function reason({
  filters,
  answer,
  url,
  lastPage,
}: EmptyStateInput): Pick<EmptyStateData, 'title' | 'lead' | 'actions'> & Partial<EmptyStateData> {
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
  const [widest] = nonEmptyRelaxations(answer);
  return {
    canSave: true,
    title: 'Nenhum imóvel com estes filtros, por enquanto.',
    lead: widest
      ? `O filtro que mais exclui é ${filterName(widest.without)}: sem ele, a busca tem ${countedProperties(widest.total)}${countedPlace(filters, answer, widest.without)}.`
      : answer.relaxations
        ? 'Nenhum filtro sozinho esvazia a busca: é a soma deles.'
        : 'Tire um deles e veja o que aparece.',
    actions: [wantedPropertyLink, { label: 'Limpar filtros', href: clearHref(filters, url) }],
  };
}

/** Keeps place and negotiation, unless nothing else is set. */
function clearHref(filters: SearchFilters, url: string): string {
  const href = buildSearchUrl(withoutAllFilters(filters));
  return href === url ? links.allProperties() : href;
}

/** Removals of one filter by count, highest first. Omits those without results. */
export function nonEmptyRelaxations({ relaxations }: SearchAnswer): NonNullable<SearchAnswer['relaxations']> {
  return (relaxations ?? []).filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}

function withLess({ filters, answer, nearest }: EmptyStateInput): EmptyStateData['fewer'] {
  if (!answer || isPastTheEnd(answer, filters.page)) return null;
  const { relaxations } = answer;
  const single = relaxations
    ? nonEmptyRelaxations(answer).map(({ without, total }) =>
        fewerLink(filters, without, countIn(total, countedPlace(filters, answer, without))),
      )
    : narrowing(filters).map((without) => fewerLink(filters, without, null));
  const all = single.length > 0 && relaxations ? [] : withNone(nearest);
  const links = [...single.filter(({ href }) => href !== all[0]?.href).slice(0, maxLinks), ...all];
  return links.length > 0 ? { title: single.length > 0 ? oneFewer : 'Com menos filtros', links } : null;
}

/** For a district without results the count includes its surroundings: ' a até 2 km do Itaim Bibi'; otherwise ''. */
function countedPlace(filters: SearchFilters, { location }: SearchAnswer, without: RemovableFilter): string {
  if (location?.own == null || without === 'location') return '';
  return ` ${aroundPhrase(filters, location, shortName(location.label))}`;
}

const countIn = (total: number, where: string): string =>
  where ? formatNumber(total) + where : countedProperties(total);

/** Link without all filters, if no single filter is known as the cause. */
const withNone = (nearest: NearestSearch | undefined): FewerLink[] =>
  nearest
    ? [
        {
          label: 'os filtros',
          href: buildSearchUrl(nearest.filters),
          count: nearest.answer.total === null ? null : countedProperties(nearest.answer.total),
        },
      ]
    : [];

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
