import { defaultPageSize, pageSizeBesidePinned } from '@contract/search';
import { parsePropertyPath } from '@domain/property/property-url';
import type { SearchFilters } from '@domain/search/filters';
import type { ListedProperty } from '~/domain/property';
import type { SearchAnswer } from '~/domain/search-answer';
import type { ApiClient } from './client.server';

const maxPhotos = 6;

/**
 * A page of a listing (spec 2 §9): 9 properties; on page 1 a pinned one first and 8 others. Over a back end that does
 * not lay out its pages so, the website does (docs/decisions/0089).
 */
export async function listingPage(api: ApiClient, filters: SearchFilters): Promise<SearchAnswer> {
  const id = pinnedId(filters);
  if (id === null) return api.searchProperties(filters);
  const isFirst = filters.page === 1;
  const perPage = isFirst ? pageSizeBesidePinned : defaultPageSize;
  const answer = await api.searchProperties(filters, { perPage });
  if (answer.isLaidOut) return withTotal(answer, filters, answer.total);
  const list = { api, filters, id, answer };
  return isFirst ? firstPage(list) : laterPage(list);
}

interface List {
  api: ApiClient;
  filters: SearchFilters;
  /** Pinned property. */
  id: number;
  answer: SearchAnswer;
}

async function firstPage(list: List): Promise<SearchAnswer> {
  const { api, filters, id, answer } = list;
  const pinned = await pinnedProperty(list);
  if (!pinned) return api.searchProperties(filters, { perPage: defaultPageSize });
  const isListed = answer.items.some((item) => item.id === id);
  const others = isListed ? [...answer.items, ...(await itemsAt(list, pageSizeBesidePinned))] : answer.items;
  // As the ninth it is beside these eight, and the list is no longer by it.
  const isNinth = !isListed && (await itemsAt(list, pageSizeBesidePinned)).some((item) => item.id === id);
  const total = isListed || isNinth ? answer.total : await totalWithPinned(list);
  return withTotal({ ...answer, items: [pinned, ...without(others, id)] }, filters, total);
}

/** The list is one longer by the pinned property, unless that was among its first nine anyway. */
async function laterPage(list: List): Promise<SearchAnswer> {
  const { api, filters, id, answer } = list;
  const before = (filters.page - 1) * defaultPageSize - 1;
  const [pinned, head, last] = await Promise.all([
    pinnedProperty(list),
    api.searchProperties({ ...filters, page: 1 }, { perPage: defaultPageSize }),
    itemsAt(list, before),
  ]);
  if (!pinned || head.items.some((item) => item.id === id)) return answer;
  const items = without([...last, ...answer.items.slice(0, pageSizeBesidePinned)], id);
  return withTotal({ ...answer, items }, filters, await totalWithPinned(list));
}

/** The item at this position of the list, from 0; [] past its end. */
const itemsAt = async ({ api, filters }: List, position: number): Promise<ListedProperty[]> =>
  (await api.searchProperties({ ...filters, page: position + 1 }, { perPage: 1 })).items;

/** Without the pinned property in a last page of its own, which would be empty. */
async function totalWithPinned(list: List): Promise<number | null> {
  const { id, answer } = list;
  const { total } = answer;
  if (total === null) return null;
  const isAloneAtEnd = total % defaultPageSize === 0 && total > 0;
  const last = isAloneAtEnd ? await itemsAt(list, total - 1) : [];
  return last.some((item) => item.id === id) ? total : total + 1;
}

const withTotal = (answer: SearchAnswer, { page }: SearchFilters, total: number | null): SearchAnswer => ({
  ...answer,
  total,
  canLoadMore: total === null ? answer.canLoadMore : page * defaultPageSize < total,
});

const without = (items: readonly ListedProperty[], id: number) => items.filter((item) => item.id !== id);

function pinnedId({ fixedProductId }: SearchFilters): number | null {
  const id =
    fixedProductId !== undefined && /^[1-9]\d{0,8}$/.test(fixedProductId) ? Number(fixedProductId) : 0;
  return id || null;
}

/** null: not available, or its call fails. The listing then has no pinned property. */
async function pinnedProperty({ api, filters, id }: List): Promise<ListedProperty | null> {
  try {
    const phase = await pinnedPhase(api, filters, id);
    if (!phase) return null;
    const detail = await api.product(phase, id, filters.negotiation);
    return detail.id === id ? { ...detail, fotos: detail.fotos.slice(0, maxPhotos) } : null;
  } catch {
    return null;
  }
}

async function pinnedPhase(api: ApiClient, { fixedProductPhase }: SearchFilters, id: number) {
  if (fixedProductPhase === 'novo' || fixedProductPhase === 'usado') return fixedProductPhase;
  const match = (await api.productByCode(String(id))).find((each) => each.id === id);
  const path = match && (match.url.sell ?? match.url.rent);
  return path ? parsePropertyPath(`/${path.replace(/^\/+/, '')}/${id}`)?.phase : undefined;
}
