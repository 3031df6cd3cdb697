import type { Region } from '@domain/geolocation';
import type { AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import type { ApiClient } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { keptAnswers } from '~/back-end/kept-answers.server';
import { awaitsPictures } from '~/domain/picture';

export type Context = Pick<AppLoadContext, 'api' | 'log' | 'onOffer'>;

const minute = 60_000;
/** How long a section's data is kept where the back end does not tell of changes, in ms; slides by spec 2 §9. */
export const keptFor = { slides: 60 * minute, catalogue: 5 * minute };
/** ... while a photo of it is still to be fetched. */
const keptUnfinished = 10_000;

/**
 * A section's question to the back end: its answer is kept for all visitors of a region, and is null where the back end
 * fails and has never answered. The section is then left out of the page.
 */
export function sectionData<Data>(ask: (api: ApiClient, region: Region) => Promise<Data>, ttlMs: number) {
  const kept = keptAnswers<ApiClient, Data, Region>(
    {
      freshMs: (data) => (awaitsPictures(JSON.stringify(data)) ? keptUnfinished : ttlMs),
      stampOf: (api) => api.stampNow?.('lists'),
    },
    ask,
  );
  return ({ api, log }: Context, region: Region): Promise<Data | null> => orNull(kept(api, region), log);
}

/** A search for what `given` says, everything else left open. */
export const searchFor = (given: Partial<SearchFilters>): SearchFilters => ({ ...emptyFilters(), ...given });

/** How many properties a search finds; null: some, where the back end does not count. */
export async function countOf(api: ApiClient, filters: SearchFilters): Promise<number | null> {
  const { total, items } = await api.searchProperties(filters, { perPage: 1 });
  return total ?? (items.length > 0 ? null : 0);
}
