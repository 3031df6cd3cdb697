import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { negotiations } from '@domain/taxonomy/negotiations';
import { links } from '~/links';
import type { ApiClient } from '~/back-end/client.server';
import { isMissingCall } from '~/back-end/errors.server';
import { cacheAnswers } from '~/back-end/response-cache.server';
import { listedPlaces, availableSearches } from '~/features/listing/available-searches.server';
import type { SitemapEntry } from './xml';

/** Properties in one part. A sitemap may have 50,000, but a part is also one back-end answer. */
export const partSize = 10_000;
const cacheOptions = { freshMs: 10 * 60_000 };

/** Parts of the properties' sitemap: the id before the first entry, and the newest change. */
export const propertyParts = cacheAnswers(cacheOptions, async (api: ApiClient) => {
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

/** Back ends without our extension have an empty list. */
function noneWhereMissing(error: unknown): { items: never[] } {
  if (isMissingCall(error)) return { items: [] };
  throw error;
}

/** Entries of one part, counted from 1; null: no such part. */
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

const fewest = 3;

/** Paths of indexable searches: all, by negotiation, by place, and their main types. Includes those without a count. */
export const searchPaths = cacheAnswers(cacheOptions, async (api: ApiClient) => {
  const searches: { search: SearchFilters; total: number | null }[] = [];
  const wide = [
    emptyFilters(),
    ...negotiations.map(({ value }) => ({ ...emptyFilters(), negotiation: value })),
  ];
  for (const search of wide) {
    const { total } = await api.searchProperties(search, { perPage: 1 });
    searches.push({ search, total });
  }
  for (const { place, negotiation, total, types } of await availableSearches(api, await listedPlaces(api))) {
    const search = { ...emptyFilters(), negotiation, local: place.slug };
    searches.push({ search, total });
    for (const { type, total } of types)
      searches.push({ search: { ...search, propertyType: [type] }, total });
  }
  return searches
    .filter(({ total }) => total === null || total >= fewest)
    .map(({ search }) => buildSearchUrl(search));
});

/** Limit of the contract; more brokers would be missing in the sitemap. */
const maxBrokers = 1000;

/** Paths of active brokers; empty for back ends without this extension. */
export const brokerPaths = cacheAnswers(cacheOptions, async (api: ApiClient) => {
  const answer = await api.brokers({ limit: maxBrokers }).catch((error: unknown) => {
    if (isMissingCall(error)) return null;
    throw error;
  });
  return (answer?.data ?? []).map(({ slug }) => links.broker(slug));
});
