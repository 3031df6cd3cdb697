import { clock } from '@domain/kernel/clock';
import { seeProperties } from '@domain/kernel/counts';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { SearchAnswer } from '~/domain/search-answer';
import type { Crumb } from '~/components/ui/breadcrumbs';
import type { CampaignData } from '~/features/campaigns/campaign-data';
import { cardData } from '~/features/property-card/card-data';
import { areaUrlOf } from '~/features/map/map-area-url';
import type { ListingView } from '~/domain/listing-views';
import { buildSearchUrl } from '@domain/search/build-url';
import { canonicalSearchUrl, isSearchIndexable } from '@domain/search/canonical';
import { activeChips } from '@domain/search/chips';
import { type Heading, searchHeading } from '@domain/search/heading';
import { placeOfAddress } from '@domain/search/place-of-address';
import { sortChoices, sortKey, withSort } from '@domain/search/sort';
import { pageTitleEnd, searchDescription, searchPageTitle, searchSummary } from '@domain/search/title';
import type { SnackbarMessage } from '~/domain/snackbar';
import type { Currency } from '@domain/taxonomy/currencies';
import { breadcrumbs } from './breadcrumbs';
import { emptyState, type EmptyStateData, type NearestSearch, wantedPropertyLink } from './empty-state-data';
import { type Fewer, fewerOf } from './fewer-data';
import { beyondBar, filterForm, type FilterFormData, type FormInput } from './form-data';
import { type ListedCard, listedCards } from './listed-cards';
import { pagination, type PaginationData } from './pagination-data';
import { rowData } from './row-data';

/** All texts and URLs of the listing page, so that the browser needs no rules. */
export interface ListingData {
  status: 200 | 404 | 503;
  /** Path and query of this search. */
  url: string;
  /** URL template of the same search in the map's area. */
  areaUrl: string;
  view: ListingView;
  snackbar?: SnackbarMessage;
  whatsapp: string | null;
  heading: Heading;
  /** null: the back end sends no count. */
  total: number | null;
  /** Filters as text, announced to screen readers. */
  summary: string;
  sorts: { label: string; href: string; isCurrent: boolean }[];
  crumbs: Crumb[];
  meta: { title: string; titleEnd: string; description: string; canonical: string; indexable: boolean };
  form: FilterFormData;
  chips: { key: string; label: string; href: string }[];
  /** The campaign page above the list; its link names the number of properties. */
  campaign?: CampaignData & { listLabel: string | null };
  banner?: NonNullable<SearchAnswer['banner']>;
  cards: ListedCard[];
  pagination?: PaginationData;
  empty?: EmptyStateData;
  /** Actions, if only the surroundings have properties. */
  noneHere?: EmptyStateData['actions'];
  fewer?: Fewer;
  /** Time of the cached answer if the back end fails (ISO 8601). */
  keptSince?: string;
}

export interface ListingInput {
  filters: SearchFilters;
  /** null: the back end did not answer. */
  answer: SearchAnswer | null;
  /** Time of a cached answer in ms, if the back end fails. */
  since?: number;
  /** Nearest search with results, for an empty list. */
  nearest?: NearestSearch;
  form?: FormInput;
  campaign?: CampaignData;
  /** Set if all properties have this negotiation. */
  only?: Negotiation;
  view: ListingView;
  snackbar?: SnackbarMessage;
  siteUrl: string;
  whatsapp: string | null;
}

export function listingData({
  filters,
  answer,
  since,
  nearest,
  form,
  campaign,
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
    campaign: campaign && { ...campaign, listLabel: total ? seeProperties(total) : null },
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
      title: campaign?.hasTitle ? campaign.title : searchPageTitle(filters, place),
      titleEnd: pageTitleEnd(filters.page),
      description: searchDescription(filters, place, { total: total ?? 0, currency }),
      canonical: siteUrl + canonicalSearchUrl(filters, place),
      indexable: items.length > 0 && !form && isSearchIndexable(filters, place),
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
    noneHere: place?.own === 0 && items.length > 0 ? [wantedPropertyLink] : undefined,
    fewer: answer ? fewerOf(filters, answer) : undefined,
    empty: items.length > 0 ? undefined : emptyState({ filters, answer, nearest, url, lastPage: pages.last }),
  };
}

/** Currency of the first property, for prices and the price filter (spec 1 §3.5). */
function firstCurrency(items: SearchAnswer['items']): Currency {
  return items[0]?.moeda ?? 'BRL';
}
