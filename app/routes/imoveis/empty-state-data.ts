import type { RemovableFilter, SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import { cardData, type CardData } from '~/features/property-card/card-data';
import { counted, countedProperties } from '@domain/counts';
import { formatNumber } from '@domain/money';
import { buildSearchUrl } from '@domain/search/build-url';
import { filterName, withLocal, withoutAllFilters, withoutFilter, withPage } from '@domain/search/changes';
import { narrowing } from '@domain/search/heading';
import { placeNotFound, placeNotFoundLead } from '@domain/search/place-messages';
import { shortName, upToPhrase } from '@domain/search/place-sense';
import { inPlace } from '@domain/search/prepositions';
import { links } from '~/links';
import { type Fewer, type FewerLink, fewerLink, mostLinks, oneFewer } from './fewer-data';
import { isPastTheEnd } from './pagination-data';

export interface EmptyStateData {
  title: string;
  lead: string;
  /** Whether keeping the search is the first way out: then homes may come that match. */
  canSave: boolean;
  /** The first is the primary one, unless the search can be saved. */
  actions: { label: string; href: string }[];
  /** The nearest searches: with a filter less, else with none. */
  fewer: Omit<Fewer, 'lead'> | null;
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
/** The way of who has not found it. */
export const toAsk = { label: 'Dizer o que procuro', href: links.wantedProperty() };
export const pageMissing = 'Esta página da lista não existe.';

/** Why a list is empty, and the ways out of it. */
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
      ? `O filtro que mais exclui é ${filterName(widest.without)}: sem ele, a busca tem ${countedProperties(widest.total)}${whereCounted(filters, answer, widest.without)}.`
      : answer.relaxations
        ? 'Nenhum filtro sozinho esvazia a busca: é a soma deles.'
        : 'Tire um deles e veja o que aparece.',
    actions: [toAsk, { label: 'Limpar filtros', href: clearHref(filters, url) }],
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

function withLess({ filters, answer, nearest }: EmptyStateInput): EmptyStateData['fewer'] {
  if (!answer || isPastTheEnd(answer, filters.page)) return null;
  const { relaxations } = answer;
  const single = relaxations
    ? nonEmptyRelaxations(answer).map(({ without, total }) =>
        fewerLink(filters, without, countIn(total, whereCounted(filters, answer, without))),
      )
    : narrowing(filters).map((without) => fewerLink(filters, without, null));
  const all = single.length > 0 && relaxations ? [] : withNone(nearest);
  const links = [...single.filter(({ href }) => href !== all[0]?.href).slice(0, mostLinks), ...all];
  return links.length > 0 ? { title: single.length > 0 ? oneFewer : 'Com menos filtros', links } : null;
}

/** Where nothing was found, what lies around a part of a town is counted with it: ' no Itaim Bibi e a até 2 km', or ''. */
function whereCounted(filters: SearchFilters, { location }: SearchAnswer, without: RemovableFilter): string {
  if (location?.own == null || without === 'location') return '';
  return ` ${inPlace(shortName(location.label))} e ${upToPhrase(filters, location)}`;
}

const countIn = (total: number, where: string): string =>
  where ? formatNumber(total) + where : countedProperties(total);

/** Where no filter alone is known to be to blame. */
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
