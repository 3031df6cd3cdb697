import { mostOffered } from '@contract/search';
import type { ErrorLog } from '@domain/logged';
import { parseSearchUrl } from '@domain/search/parse-url';
import type { FrameState } from './frame-state';
import { everything, type OnOffer } from '~/domain/menus/on-offer';
import { fixedSearches, townSearches } from '~/domain/menus/fixed-searches';
import { townsOf } from '~/domain/menus/towns';
import type { ApiClient } from './client.server';
import { ApiHttpError } from './errors.server';
import { keptAnswers } from './kept-answers.server';
import { orNull } from './or-null.server';
import { defaultReadingMs } from './reading-budget.server';

/** How long what was told is taken as it is, in ms: no page shows links of an older catalogue than twice that. */
const freshMs = 30_000;
const fixed = fixedSearches();

/** Of these addresses of searches, those that lead to homes now. @throws where the back end does not tell */
export async function searchesWithHomes(
  api: Pick<ApiClient, 'searchesOffered'>,
  hrefs: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < hrefs.length; start += mostOffered) {
    const part = hrefs.slice(start, start + mostOffered);
    const answer = await api.searchesOffered(part.map(filtersOf));
    part.forEach((href, index) => answer.found[index] && found.add(href));
  }
  return found;
}

function filtersOf(href: string) {
  const { pathname, searchParams } = new URL(href, 'https://here.invalid');
  return parseSearchUrl(pathname, searchParams);
}

/** What an answer of a call is, or null: the back end does not have the call, which is an answer too. */
const orMissing = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiHttpError && error.isMissing) return null;
    throw error;
  });

/** What was told last: the same object for the same answer, since header, footer and kept pages are kept by it. */
interface Told {
  text: string;
  onOffer: OnOffer;
  version: number;
  isLate: boolean;
  hasFailed: boolean;
}
const all = new WeakMap<ApiClient, Told>();

function lastOf(api: ApiClient): Told {
  const known = all.get(api);
  if (known) return known;
  const nothing = { text: '', onOffer: everything, version: 0, isLate: false, hasFailed: false };
  all.set(api, nothing);
  return nothing;
}

async function ask(api: ApiClient): Promise<[text: string, OnOffer]> {
  const found = await orMissing(searchesWithHomes(api, fixed));
  if (!found) return ['', everything];
  const missesSome = found.size < fixed.length;
  const towns = missesSome && found.size > 0 ? townsOf((await api.homeSearchLocations()).data) : [];
  const own = towns.length > 0 ? await searchesWithHomes(api, townSearches(towns)) : [];
  const hrefs = new Set([...found, ...own]);
  return [JSON.stringify([[...hrefs], towns]), { has: (href) => hrefs.has(href), towns }];
}

const told = keptAnswers<ApiClient, OnOffer>({ freshMs, max: 1 }, async (api) => {
  const last = lastOf(api);
  try {
    const [text, onOffer] = await ask(api);
    if (text !== last.text) Object.assign(last, { text, onOffer, version: last.version + 1 });
    last.hasFailed = false;
    return last.onOffer;
  } catch (error) {
    last.hasFailed = true;
    throw error;
  } finally {
    last.isLate = false;
  }
});

/** A page waits this part of its reading time for it; after one has waited so long, none waits until it is told. */
const readingPart = 1 / 5;

/**
 * What the catalogue holds of what the house links (`search/offered`), half a minute old at most while visitors come;
 * everything, where the back end has no such call or has not told it yet.
 */
export async function onOfferNow(api: ApiClient, log: ErrorLog): Promise<OnOffer> {
  const last = lastOf(api);
  const asked = orNull(told(api), log);
  if (last.isLate) asked.catch(() => undefined);
  else if (!(await isWithin((api.readingMs ?? defaultReadingMs) * readingPart, asked))) last.isLate = true;
  return last.onOffer;
}

/** The state of what `onOfferNow` says. */
export function onOfferState(api: ApiClient): FrameState {
  const { version, isLate, hasFailed } = lastOf(api);
  return { version, isCertain: !isLate && !hasFailed };
}

async function isWithin(ms: number, waited: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([waited.then(() => true), over]).finally(() => clearTimeout(timer));
}

const keptAmong = keptAnswers<ApiClient, Set<string> | null, string>(
  { freshMs, stampOf: (api) => api.stampNow?.('lists') },
  (api, hrefs) => orMissing(searchesWithHomes(api, hrefs.split(' '))),
);
const isSearch = (href: string) => /^\/imoveis(?:[/?]|$)/.test(href);

/**
 * Which of a page's own links lead to homes, as old as `onOfferNow`: those that are no searches, and, where the back end
 * does not tell, all.
 */
export async function linksWithHomes(
  hrefs: readonly string[],
  { api, log }: { api: ApiClient; log: ErrorLog },
): Promise<OnOffer['has']> {
  const searches = hrefs.filter(isSearch);
  const found = searches.length > 0 ? await orNull(keptAmong(api, searches.join(' ')), log) : null;
  return found ? (href) => !isSearch(href) || found.has(href) : everything.has;
}
