import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { negotiations } from '@domain/taxonomy/negotiations';
import { links } from '~/links';
import type { ApiClient } from '~/back-end/client.server';
import { isMissingCall } from '~/back-end/errors.server';
import { keptAnswers } from '~/back-end/kept-answers.server';
import { listedPlaces, searchesOnOffer } from '~/features/listing/searches-on-offer.server';
import type { SitemapEntry } from './xml';

/** Properties in one part; a sitemap may hold 50,000, but a part is also one answer of the back end. */
export const partSize = 10_000;
const keeping = { freshMs: 10 * 60_000 };

/** Where each part of the properties' sitemap begins (the id before its first), and when its newest entry changed. */
export const propertyParts = keptAnswers(keeping, async (api: ApiClient) => {
  const parts: { after: number; lastmod: string }[] = [];
  for (let after = 0; ;) {
    const { items } = await api.sitemap({ after, limit: partSize }).catch(noneWhereMissing);
    const last = items.at(-1);
    if (!last) return parts;
    const lastmod = items.reduce((newest, item) => (item.lastmod > newest ? item.lastmod : newest), '');
    parts.push({ after, lastmod });
    if (items.length < partSize) return parts;
    after = last.id;
  }
});

/** A back end without such a call, which is one of ours, has nothing to list. */
function noneWhereMissing(error: unknown): { items: never[] } {
  if (isMissingCall(error)) return { items: [] };
  throw error;
}

/** The entries of one part, counted from 1; null where there is no such part. */
export async function propertyPart(
  api: ApiClient,
  siteUrl: string,
  part: number,
): Promise<SitemapEntry[] | null> {
  const begin = (await propertyParts(api))[part - 1];
  if (!begin) return null;
  const { items } = await api.sitemap({ after: begin.after, limit: partSize });
  return items.map(({ canonical, lastmod }) => ({ loc: siteUrl + canonical, lastmod }));
}

/** A search of fewer homes is no page to begin with. */
const fewest = 3;

/**
 * The paths of the searches that may be found and show some homes: all, each negotiation, each place with its
 * negotiations, and in each of these the main types on offer there; those too of which the back end does not tell how
 * many they show. When a search last changed is not known, so it is not said.
 */
export const searchPaths = keptAnswers(keeping, async (api: ApiClient) => {
  const searches: { search: SearchFilters; total: number | null }[] = [];
  const wide = [
    emptyFilters(),
    ...negotiations.map(({ value }) => ({ ...emptyFilters(), negotiation: value })),
  ];
  for (const search of wide) {
    const { total } = await api.searchProperties(search, { perPage: 1 });
    searches.push({ search, total });
  }
  for (const { place, negotiation, total, types } of await searchesOnOffer(api, await listedPlaces(api))) {
    const search = { ...emptyFilters(), negotiation, local: place.slug };
    searches.push({ search, total });
    for (const { type, total } of types)
      searches.push({ search: { ...search, propertyType: [type] }, total });
  }
  return searches
    .filter(({ total }) => total === null || total >= fewest)
    .map(({ search }) => buildSearchUrl(search));
});

/** The contract's most: a house of more brokers than that would tell machines of the first. */
const maxBrokers = 1000;

/** The paths of the active brokers' pages; none where a back end does not list them, which is a call of ours. */
export const brokerPaths = keptAnswers(keeping, async (api: ApiClient) => {
  const answer = await api.brokers({ limit: maxBrokers }).catch((error: unknown) => {
    if (isMissingCall(error)) return null;
    throw error;
  });
  return (answer?.data ?? []).map(({ slug }) => links.broker(slug));
});
