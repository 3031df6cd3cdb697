import { mostOffered } from '@contract/search';
import type { ErrorLog } from '@domain/logged';
import { parseSearchUrl } from '@domain/search/parse-url';
import { everything, type OnOffer } from '~/domain/menus/on-offer';
import { fixedSearches, townSearches } from '~/domain/menus/fixed-searches';
import { townsOf } from '~/domain/menus/towns';
import type { ApiClient } from './client.server';
import { keptAnswers } from './kept-answers.server';
import { orNull } from './or-null.server';

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

/** What was made of an answer: the same one for the same answer, since header and footer are kept by it. */
interface Kept {
  told: string;
  onOffer: OnOffer;
}
const last = new WeakMap<ApiClient, Kept>();

const told = keptAnswers<ApiClient, OnOffer>({ freshMs, max: 1 }, async (api) => {
  const found = await searchesWithHomes(api, fixed);
  const missesSome = found.size < fixed.length;
  const towns = missesSome && found.size > 0 ? townsOf((await api.homeSearchLocations()).data) : [];
  const own = towns.length > 0 ? await searchesWithHomes(api, townSearches(towns)) : [];
  const all = new Set([...found, ...own]);
  const text = JSON.stringify([[...all], towns]);
  const known = last.get(api);
  if (known?.told === text) return known.onOffer;
  const onOffer = { has: (href: string) => all.has(href), towns };
  last.set(api, { told: text, onOffer });
  return onOffer;
});

/** No page waits longer for it, in ms; and where one has waited so long, none waits until it is told. */
const patienceMs = 500;
const late = new WeakSet<ApiClient>();

/**
 * What the catalogue holds of what the house links (`search/offered`), half a minute old at most while visitors come;
 * everything, where the back end has no such call or has not told it yet.
 */
export async function onOfferNow(api: ApiClient, log: ErrorLog): Promise<OnOffer> {
  const known = () => last.get(api)?.onOffer ?? everything;
  const asked = orNull(told(api), log).finally(() => late.delete(api));
  if (late.has(api)) {
    asked.catch(() => undefined);
    return known();
  }
  const given = await within(patienceMs, asked);
  if (given === 'late') late.add(api);
  return given === 'late' || given === null ? known() : given;
}

async function within<T>(ms: number, waited: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  return Promise.race([waited, over]).finally(() => clearTimeout(timer));
}

const keptAmong = keptAnswers<ApiClient, Set<string>, string>({ freshMs }, (api, hrefs) =>
  searchesWithHomes(api, hrefs.split(' ')),
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
