import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { inPlace } from '@domain/search/prepositions';
import { propertyTypePlural } from '@domain/search/type-names';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import type { ApiClient } from '~/back-end/client.server';
import { keptAnswers } from '~/back-end/kept-answers.server';
import {
  listedPlaces,
  searchesOnOffer,
  type OfferedSearch,
} from '~/features/listing/searches-on-offer.server';
import {
  cityRegions,
  type KeywordRegion,
  launchAreas,
  launchConditions,
  regions,
  townRegions,
} from './regions';

/** A search that has results; `total` is 0 where the back end does not tell how many. */
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

/** Places looked at for a region: the fullest. */
const placesOfRegion = 10;
/** Searches shown for a region, to buy and to rent, and how many of them one place may have. */
const shown = { sell: 9, rent: 3 };
const ofOnePlace = 2;
const launchesShown = 12;

/** The index of searches, kept ten minutes: its figures are of today, not of this second. */
export const searchIndex = keptAnswers(
  { freshMs: 10 * 60_000 },
  async (api: ApiClient): Promise<IndexedRegion[]> => {
    const places = await listedPlaces(api);
    const indexOf = async (some: readonly KeywordRegion[]) => {
      const index: IndexedRegion[] = [];
      for (const { id, label, holds } of some) {
        const offered = await searchesOnOffer(api, places.filter(holds).slice(0, placesOfRegion));
        index.push({ id, label, searches: [...fullest(offered, 'sell'), ...fullest(offered, 'rent')] });
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

function fullest(offered: readonly OfferedSearch[], negotiation: 'sell' | 'rent'): IndexedSearch[] {
  const searches = offered
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
