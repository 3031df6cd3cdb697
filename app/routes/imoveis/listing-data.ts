import { clock } from '@domain/clock';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { cardData } from '~/features/property-card/card-data';
import { areaUrlOf } from '~/features/map/map-area-url';
import type { ListingView } from '~/domain/listing-views';
import { buildSearchUrl } from '@domain/search/build-url';
import { canonicalSearchUrl, searchIsIndexable } from '@domain/search/canonical';
import { activeChips } from '@domain/search/chips';
import { type Heading, searchHeading } from '@domain/search/heading';
import { placeOfAddress } from '@domain/search/place-of-address';
import { sortChoices, sortKey, withSort } from '@domain/search/sort';
import { pageTitleEnd, searchDescription, searchPageTitle, searchSummary } from '@domain/search/title';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { Currency } from '@domain/taxonomy/currencies';
import { breadcrumbs } from './breadcrumbs';
import { emptyState, type EmptyStateData, type NearestSearch, toAsk } from './empty-state-data';
import { type Fewer, fewerOf } from './fewer-data';
import { beyondBar, filterForm, type FilterFormData, type FormInput } from './form-data';
import { type ListedCard, listedCards } from './listed-cards';
import { pagination, type PaginationData } from './pagination-data';
import { rowData } from './row-data';

/** All that the listing page shows: texts and addresses are made here, once, and the browser gets no rule to repeat. */
export interface ListingData {
  status: 200 | 404 | 503;
  /** This search's address, path and query. */
  url: string;
  /** The same search around what the map shows. */
  areaUrl: string;
  view: ListingView;
  snackbar?: SnackbarMessage;
  /** The house's number, or null. */
  whatsapp: string | null;
  heading: Heading;
  /** null where the back end does not tell. */
  total: number | null;
  /** The filters in words, for those who hear that the list has changed. */
  summary: string;
  sorts: { label: string; href: string; isCurrent: boolean }[];
  crumbs: Crumb[];
  meta: { title: string; titleEnd: string; description: string; canonical: string; indexable: boolean };
  form: FilterFormData;
  /** The filters that the bar does not show. */
  chips: { key: string; label: string; href: string }[];
  banner?: NonNullable<SearchAnswer['banner']>;
  cards: ListedCard[];
  pagination?: PaginationData;
  empty?: EmptyStateData;
  /** Where the place itself has none, and its surroundings have some: the ways out. */
  noneHere?: EmptyStateData['actions'];
  /** Where few are found: what stands in the way of more. */
  fewer?: Fewer;
  /** Where the back end fails: when it said last what is shown (ISO 8601). */
  keptSince?: string;
}

export interface ListingInput {
  filters: SearchFilters;
  /** null where the back end did not answer. */
  answer: SearchAnswer | null;
  /** When the back end said so, in ms, where it fails now. */
  since?: number;
  /** Where nothing matches: the nearest search that is not empty. */
  nearest?: NearestSearch;
  /** The form as it was typed, where it has errors. */
  form?: FormInput;
  /** The one negotiation that the house has homes for. */
  only?: Negotiation;
  view: ListingView;
  snackbar?: SnackbarMessage;
  siteUrl: string;
  /** The house's WhatsApp number, or null. */
  whatsapp: string | null;
}

export function listingData({
  filters,
  answer,
  since,
  nearest,
  form,
  only,
  view,
  snackbar,
  siteUrl,
  whatsapp,
}: ListingInput): ListingData {
  const place = answer?.location ?? (answer && placeOfAddress(filters));
  const { total, items } = answer ?? { total: 0, items: [] };
  const currency = firstCurrency(items);
  const chips = activeChips(filters, place, currency);
  const pages = pagination(filters, answer ?? { total: 0, canLoadMore: false, items });
  const pastTheEnd = filters.page > 1 && items.length === 0;
  const url = buildSearchUrl(filters);
  const sort = sortKey(filters);
  return {
    status: !answer ? 503 : pastTheEnd ? 404 : 200,
    url,
    areaUrl: areaUrlOf(filters),
    view,
    snackbar,
    whatsapp,
    heading: searchHeading({ filters, place, total }),
    total,
    summary: searchSummary(filters, currency),
    sorts: sortChoices.map(({ value, label }) => ({
      label,
      href: buildSearchUrl(withSort(filters, value)),
      isCurrent: value === sort,
    })),
    crumbs: breadcrumbs(filters, place),
    meta: {
      title: searchPageTitle(filters, place),
      titleEnd: pageTitleEnd(filters.page),
      description: searchDescription(filters, place, { total: total ?? 0, currency }),
      canonical: siteUrl + canonicalSearchUrl(filters, place),
      indexable: items.length > 0 && !form && searchIsIndexable(filters, place),
    },
    form: filterForm(filters, place, { chips, currency, input: form, only }),
    chips: beyondBar(chips).map(({ key, label, without }) => ({
      key,
      label,
      href: buildSearchUrl(without),
    })),
    banner: answer?.banner ?? undefined,
    cards: listedCards(
      items.map((item) => ({
        ...cardData(item, filters.negotiation),
        ...(view === 'lista' && { row: rowData(item, clock.now()) }),
      })),
      filters,
      answer?.location,
    ),
    pagination: items.length > 0 ? pages : undefined,
    keptSince: since === undefined ? undefined : new Date(since).toISOString(),
    noneHere: place?.own === 0 && items.length > 0 ? [toAsk] : undefined,
    fewer: answer ? fewerOf(filters, answer) : undefined,
    empty: items.length > 0 ? undefined : emptyState({ filters, answer, nearest, url, lastPage: pages.last }),
  };
}

/** The symbol that prices are shown and asked in: the first listing's (spec 1 §3.5). */
function firstCurrency(items: SearchAnswer['items']): Currency {
  return items[0]?.moeda ?? 'BRL';
}
