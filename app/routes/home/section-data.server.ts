import type { Region } from '@domain/geo/geolocation';
import type { AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import type { ApiClient } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { cacheAnswersWithAge } from '~/back-end/response-cache.server';
import { hasPendingPictures } from '~/domain/picture';

export type Context = Pick<AppLoadContext, 'api' | 'log' | 'onOffer' | 'settings'>;

const minute = 60_000;
/** Time to live in ms if the back end has no change stamps; slides: spec 2 §9. */
export const cacheTtlMs = { slides: 60 * minute, catalogue: 5 * minute };
/** Time to live in ms while a photo is still to be fetched. */
const incompleteTtlMs = 10_000;

export interface SectionAnswer<Data> {
  data: Data;
  /** ISO 8601: the calls fail or are late, and this is their last good answer. */
  since?: string;
}

/** Cached calls of a section, shared by a region's visitors; null if one fails without an answer from before. */
export function sectionData<Data>(load: (api: ApiClient, region: Region) => Promise<Data>, ttlMs: number) {
  const cached = cacheAnswersWithAge<ApiClient, Data, Region>(load, {
    freshMs: (data) => (hasPendingPictures(JSON.stringify(data)) ? incompleteTtlMs : ttlMs),
    versionOf: (api) => api.getCacheVersion?.('lists'),
  });
  return async ({ api, log }: Context, region: Region): Promise<SectionAnswer<Data> | null> => {
    const answer = await orNull(cached(api, region), log);
    if (!answer) return null;
    return { data: answer.value, ...(answer.failure && { since: new Date(answer.since).toISOString() }) };
  };
}

export const searchFor = (given: Partial<SearchFilters>): SearchFilters => ({ ...emptyFilters(), ...given });

/** Number of properties that a search finds; null: at least one, but the back end sends no count. */
export async function countOf(api: ApiClient, filters: SearchFilters): Promise<number | null> {
  const { total, items } = await api.searchProperties(filters, { perPage: 1 });
  return total ?? (items.length > 0 ? null : 0);
}
