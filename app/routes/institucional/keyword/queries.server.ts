import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { inPlace } from '@domain/search/prepositions';
import { propertyTypePlural } from '@domain/search/type-names';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import type { ApiClient } from '~/back-end/client.server';
import { cacheAnswers } from '~/back-end/response-cache.server';
import {
  listedPlaces,
  availableSearches,
  type AvailableSearch,
} from '~/features/listing/available-searches.server';
import {
  cityRegions,
  type KeywordRegion,
  launchAreas,
  launchConditions,
  regions,
  townRegions,
} from './regions';

/** A search with results; `total` is 0 if the back end sends no count. */
export interface IndexedSearch {
  label: string;
  href: string;
  total: number;
}

export interface IndexedRegion {
  id: string;
  label: string;
  searches: IndexedSearch[];
}

/** Number of places by region, those with the most properties. */
const placesOfRegion = 10;
/** Number of searches by region for sale and rent, and the maximum for one place. */
const shown = { sell: 9, rent: 3 };
const ofOnePlace = 2;
const launchesShown = 12;

/** Index of searches, cached by the catalogue's version; for ten minutes if that is unknown. */
export const searchIndex = cacheAnswers(
  { freshMs: 10 * 60_000, versionOf: (api) => api.getCacheVersion?.('lists') },
  async (api: ApiClient): Promise<IndexedRegion[]> => {
    const places = await listedPlaces(api);
    const indexOf = async (some: readonly KeywordRegion[]) => {
      const index: IndexedRegion[] = [];
      for (const { id, label, holds } of some) {
        const availableRegions = await availableSearches(api, places.filter(holds).slice(0, placesOfRegion));
        index.push({
          id,
          label,
          searches: [...fullest(availableRegions, 'sell'), ...fullest(availableRegions, 'rent')],
        });
      }
      return index.filter(({ searches }) => searches.length > 0);
    };
    const fixed = await indexOf(regions);
    const towns = await indexOf(townRegions(places).slice(0, regions.length - fixed.length));
    const toCome = { id: 'lancamentos', label: 'Lançamentos', searches: await launches(api) };
    const cities = fixed.findIndex(({ id }) => !cityRegions.includes(id));
    return [
      ...fixed.toSpliced(cities < 0 ? fixed.length : cities, 0, ...towns),
      ...(toCome.searches.length > 0 ? [toCome] : []),
    ];
  },
);

function fullest(
  availableRegions: readonly AvailableSearch[],
  negotiation: 'sell' | 'rent',
): IndexedSearch[] {
  const searches = availableRegions
    .filter((search) => search.negotiation === negotiation)
    .flatMap(({ place, types }) =>
      byTotal(types)
        .slice(0, ofOnePlace)
        .map(({ type, total }) => ({
          label: [
            propertyTypePlural(type),
            ...(negotiation === 'rent' ? [negotiationOf('rent').phrase] : []),
            inPlace(place.localizacao),
          ].join(' '),
          href: buildSearchUrl({ ...emptyFilters(), negotiation, local: place.slug, propertyType: [type] }),
          total: total ?? 0,
        })),
    );
  return byTotal(searches).slice(0, shown[negotiation]);
}

const byTotal = <Counted extends { total: number | null }>(all: readonly Counted[]) =>
  all.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));

async function launches(api: ApiClient): Promise<IndexedSearch[]> {
  const searches: IndexedSearch[] = [];
  for (const { where, filters } of launchAreas) {
    for (const { value, plural } of launchConditions) {
      const search = { ...emptyFilters(), ...filters, condition: [value] };
      const { total, items } = await api.searchProperties(search, { perPage: 1 });
      if (items.length > 0)
        searches.push({ label: `${plural} ${where}`, href: buildSearchUrl(search), total: total ?? 0 });
    }
  }
  return byTotal(searches).slice(0, launchesShown);
}
