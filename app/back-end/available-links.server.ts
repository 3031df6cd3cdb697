import { maxAvailableSearches } from '@contract/search';
import type { ErrorLog } from '@domain/kernel/logged';
import { parseSearchUrl } from '@domain/search/parse-url';
import type { LayoutState } from './layout-state';
import { everything, type AvailableLinks } from '../domain/menus/available-links';
import { fixedSearches, townSearches } from '../domain/menus/fixed-searches';
import { townsOf } from '../domain/menus/towns';
import type { ApiClient } from './client.server';
import { ApiHttpError } from './errors.server';
import { cacheAnswers, cacheAnswersWithAge, type CacheVersion } from './response-cache.server';
import { orNull } from './or-null.server';
import { defaultPageBudgetMs } from './page-time-budget.server';

const freshMs = 30_000;
const fixed = fixedSearches();

export async function searchesWithProperties(
  api: Pick<ApiClient, 'searchesOffered'>,
  hrefs: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < hrefs.length; start += maxAvailableSearches) {
    const part = hrefs.slice(start, start + maxAvailableSearches);
    const answer = await api.searchesOffered(part.map(filtersOf));
    part.forEach((href, index) => answer.found[index] && found.add(href));
  }
  return found;
}

function filtersOf(href: string) {
  const { pathname, searchParams } = new URL(href, 'https://here.invalid');
  return parseSearchUrl(pathname, searchParams);
}

/** null: the back end lacks the call. */
const orMissing = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiHttpError && error.isMissing) return null;
    throw error;
  });

/** An equal answer keeps its object: caches of header, footer and pages compare by it. */
interface LastAnswer {
  text: string;
  onOffer: AvailableLinks;
  version: number;
  /** Version of the catalogue that it is of; null: no answer yet. */
  madeFor: CacheVersion | null;
  isLate: boolean;
  hasFailed: boolean;
}
const all = new WeakMap<ApiClient, LastAnswer>();

function lastOf(api: ApiClient): LastAnswer {
  const known = all.get(api);
  if (known) return known;
  const nothing = { text: '', onOffer: everything, version: 0, madeFor: null };
  const last = { ...nothing, isLate: false, hasFailed: false };
  all.set(api, last);
  return last;
}

async function fetchLinks(api: ApiClient): Promise<[text: string, AvailableLinks]> {
  const found = await orMissing(searchesWithProperties(api, fixed));
  if (!found) return ['', everything];
  const missesSome = found.size < fixed.length;
  const towns = missesSome && found.size > 0 ? townsOf((await api.homeSearchLocations()).data) : [];
  const own = towns.length > 0 ? await searchesWithProperties(api, townSearches(towns)) : [];
  const hrefs = new Set([...found, ...own]);
  return [JSON.stringify([[...hrefs], towns]), { has: (href) => hrefs.has(href), towns }];
}

const cachedLinks = cacheAnswersWithAge<ApiClient, AvailableLinks, ''>(
  async (api) => {
    const last = lastOf(api.shared);
    const [text, availableLinks] = await fetchLinks(api);
    if (text !== last.text) Object.assign(last, { text, onOffer: availableLinks, version: last.version + 1 });
    return last.onOffer;
  },
  { freshMs, max: 1, versionOf: (api) => api.getCacheVersion?.('searches') },
);

async function refreshLinks(api: ApiClient, last: LastAnswer): Promise<void> {
  try {
    const { stamp, failure } = await cachedLinks(api, '');
    last.hasFailed = failure !== undefined;
    if (!failure) last.madeFor = stamp;
  } catch (error) {
    last.hasFailed = true;
    throw error;
  }
}

/** Of a page's time budget. After one timeout, no page waits until an answer arrives. */
const linksShare = 1 / 5;

/**
 * Links that lead to properties in the catalogue's current version; if the back end does not report changes, at most
 * 60 s old. All links until the first answer; the last ones if it is late or fails (`availableLinksState`).
 */
export async function getAvailableLinks(api: ApiClient, log: ErrorLog): Promise<AvailableLinks> {
  const last = lastOf(api.shared);
  const { readingMs = defaultPageBudgetMs } = api;
  const pending = orNull(refreshLinks(api, last), log).finally(() => (last.isLate = false));
  if (last.isLate) pending.catch(() => undefined);
  else if (!(await isWithin(readingMs * linksShare, pending))) last.isLate = true;
  return last.onOffer;
}

/** @param catalogue the current version of searches */
export function availableLinksState(api: ApiClient, catalogue: CacheVersion): LayoutState {
  const { version, madeFor, isLate, hasFailed } = lastOf(api.shared);
  return { version, isCertain: madeFor === catalogue && !isLate && !hasFailed };
}

export async function isWithin(ms: number, waited: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([waited.then(() => true), over]).finally(() => clearTimeout(timer));
}

const cachedSearches = cacheAnswers<ApiClient, Set<string> | null, string>(
  { freshMs, versionOf: (api) => api.getCacheVersion?.('lists') },
  (api, hrefs) => orMissing(searchesWithProperties(api, hrefs.split(' '))),
);
const isSearch = (href: string) => /^\/imoveis(?:[/?]|$)/.test(href);

/** Whether a page's own link leads to properties. True for links that are no searches, or if the call fails. */
export async function linksWithProperties(
  hrefs: readonly string[],
  { api, log }: { api: ApiClient; log: ErrorLog },
): Promise<AvailableLinks['has']> {
  const searches = hrefs.filter(isSearch);
  const found = searches.length > 0 ? await orNull(cachedSearches(api, searches.join(' ')), log) : null;
  return found ? (href) => !isSearch(href) || found.has(href) : everything.has;
}
