import type { SearchFilters } from '@contract/filters';
import type { RemovableFilter, SearchAnswer } from '@contract/search';
import { cardData, type CardData } from '~/components/property/card-data';
import { formatNumber } from '~/domain/money';
import { buildSearchUrl } from '~/domain/search/build-url';
import { filterName, withLocal, withoutFilter, withPage } from '~/domain/search/changes';
import { links } from '~/links';

export interface EmptyStateData {
  title: string;
  lead: string;
  /** The first is the primary one. */
  actions: { label: string; href: string }[];
  /** The nearest searches that are not empty, with their count. */
  searches: { label: string; href: string; total: number }[];
  /** Places to look in instead of an unknown or empty one. */
  places: { label: string; href: string }[];
  /** Properties that one filter keeps out. */
  near?: { cards: CardData[]; href: string };
}

interface EmptyStateInput {
  filters: SearchFilters;
  answer: SearchAnswer | null;
  nearest?: { without: RemovableFilter; items: SearchAnswer['items'] };
  url: string;
  lastPage: number;
  clearAll: SearchFilters;
}

/** Why a list is empty, and the ways out of it. */
export function emptyState({
  filters,
  answer,
  nearest,
  url,
  lastPage,
  clearAll,
}: EmptyStateInput): EmptyStateData {
  const searches = nonEmptySearches(filters, answer);
  const common = { searches, places: placesInstead(filters, answer) };
  const allHref = links.allProperties();
  const clearHref = buildSearchUrl(clearAll);
  const clear = { label: 'Limpar filtros', href: clearHref === url ? allHref : clearHref };

  if (!answer) {
    return {
      ...common,
      title: 'Tivemos um problema ao buscar os imóveis, tente novamente.',
      lead: 'Nada do que foi escolhido se perdeu: os filtros continuam na barra acima.',
      actions: [{ label: 'Tentar de novo', href: url }],
    };
  }
  if (answer.total > 0) {
    return {
      ...common,
      title: 'Esta página da lista não existe.',
      lead: `A busca tem ${formatNumber(answer.total)} ${answer.total === 1 ? 'imóvel' : 'imóveis'} em ${formatNumber(lastPage)} ${lastPage === 1 ? 'página' : 'páginas'}.`,
      actions: [
        { label: 'Voltar à primeira página', href: buildSearchUrl(withPage(filters, 1)) },
        ...(lastPage > 1
          ? [{ label: 'Ir para a última', href: buildSearchUrl(withPage(filters, lastPage)) }]
          : []),
      ],
    };
  }
  if (answer.location?.known === false) {
    return {
      ...common,
      title: 'Não há resultados para esta localização',
      lead: `Procuramos por “${answer.location.label}”. Tente a cidade ou o bairro vizinho, ou o código do imóvel.`,
      actions: [{ label: 'Ver todos os imóveis', href: allHref }],
    };
  }
  const [widest] = answer.relaxations;
  const [first] = searches;
  return {
    ...common,
    title: 'Nenhum imóvel com estes filtros, por enquanto.',
    lead: widest
      ? `O filtro que mais exclui é ${filterName(widest.without)}: sem ele, a busca tem ${formatNumber(widest.total)} ${widest.total === 1 ? 'imóvel' : 'imóveis'}.`
      : 'Amplie a faixa de preço ou o raio da busca.',
    actions: first
      ? [{ label: first.label, href: first.href }, ...(first.href === clear.href ? [] : [clear])]
      : [clear],
    near: nearest && {
      cards: nearest.items.map((item) => cardData(item, withoutFilter(filters, nearest.without).negotiation)),
      href: buildSearchUrl(withoutFilter(filters, nearest.without)),
    },
  };
}

function nonEmptySearches(filters: SearchFilters, answer: SearchAnswer | null): EmptyStateData['searches'] {
  return (answer?.relaxations ?? []).slice(0, 5).map(({ without, total }) => ({
    label: `Sem ${filterName(without)}`,
    href: buildSearchUrl(withoutFilter(filters, without)),
    total,
  }));
}

function placesInstead(filters: SearchFilters, answer: SearchAnswer | null): EmptyStateData['places'] {
  return (answer?.location?.suggestions ?? []).slice(0, 6).map((place) => ({
    label: place.value,
    href: buildSearchUrl(
      place.slug
        ? withLocal(filters, place.slug)
        : {
            ...withoutFilter(filters, 'location'),
            localName: place.value,
            lat: place.lat,
            lng: place.lng,
            range: place.range,
          },
    ),
  }));
}
