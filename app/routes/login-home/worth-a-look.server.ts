import type { AppLoadContext } from '@remix-run/node';
import { emptyFilters } from '@domain/search/normalize';
import type { ApiClient } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { cacheAnswers } from '~/back-end/response-cache.server';
import { hasPendingPictures } from '~/domain/picture';
import { type CardData, cardData } from '~/features/property-card/card-data';

const shown = 3;
const [freshMs, incompleteMs] = [5 * 60_000, 10_000];

/** The same for all visitors, so without their favorites. */
const highlights = cacheAnswers<ApiClient, CardData[], 'all'>(
  {
    freshMs: (cards) => (hasPendingPictures(JSON.stringify(cards)) ? incompleteMs : freshMs),
    versionOf: (api) => api.getCacheVersion?.('lists'),
  },
  async (api) => {
    const { items } = await api.searchProperties(
      { ...emptyFilters(), highlighted: true, condition: ['new', 'used'] },
      { perPage: shown },
    );
    return items.map((item) => {
      const { isFavorite: _isFavorite, ...card } = cardData(item, undefined);
      return card;
    });
  },
);

/** First properties for a new visitor; the last answer if the back end fails, none without one. */
export const worthALook = async ({ api, log }: Pick<AppLoadContext, 'api' | 'log'>): Promise<CardData[]> =>
  (await orNull(highlights(api, 'all'), log)) ?? [];
