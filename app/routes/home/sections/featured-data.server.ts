import type { Region } from '@domain/geo/geolocation';
import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import type { ApiClient } from '~/back-end/client.server';
import { hasPicture } from '~/domain/picture';
import type { Photo } from '~/domain/property';
import { cardData, highlightedBadge, type CardData } from '~/features/property-card/card-data';
import { identifyingPhotos, isShown, show, type Shown } from '../pictures';
import { cityOf, otherCityOf } from '../regions';
import { cacheTtlMs, searchFor, sectionData } from '../section-data.server';

export interface FeaturedData {
  cards: CardData[];
  href: string;
}
interface Candidate {
  card: CardData;
  photos: readonly Photo[];
}
/** Candidates for each of the four places, best first, and other highlighted properties. */
export interface FeaturedCandidates {
  places: Candidate[][];
  others: Candidate[];
}

const shown = 4;
const candidates = 6;
/** Excludes launches: they have their own section and no photos (brief §1). */
const highlighted: Partial<SearchFilters> = { highlighted: true, condition: ['new', 'used'] };
const filters: Partial<SearchFilters> = {
  ...highlighted,
  propertyType: ['apartamento', 'casa', 'cobertura'],
};

export const featuredCandidates = sectionData(async (api, region): Promise<FeaturedCandidates> => {
  const [others, ...places] = await Promise.all(
    [highlighted, ...placesFor(region).map((place) => ({ ...filters, ...place }))].map((search) =>
      candidatesOf(api, search),
    ),
  );
  return { places, others: others! };
}, cacheTtlMs.catalogue);

/** Beach, own city, country, other city. */
const placesFor = (region: Region): Partial<SearchFilters>[] => [
  { locationType: 'Praia' },
  { local: cityOf(region) },
  { locationType: 'Campo' },
  { local: otherCityOf(region) },
];

async function candidatesOf(api: ApiClient, search: Partial<SearchFilters>): Promise<Candidate[]> {
  const { items } = await api.searchProperties(searchFor(search), { perPage: candidates });
  return items.map((item) => {
    // These cards have no map. They are kept for minutes, so their hearts come from the list of favorites alone.
    const {
      lat: _lat,
      lng: _lng,
      state: _state,
      isFavorite: _isFavorite,
      ...card
    } = cardData(item, undefined);
    // These cards have one photo, and the heading already says 'Em destaque'.
    const badges = card.badges.filter((badge) => badge !== highlightedBadge);
    return {
      card: { ...card, badges, otherPhotos: [], photoCount: 1 },
      photos: identifyingPhotos(item).filter(hasPicture),
    };
  });
}

/** One card for each place, without duplicates: a home that the page shows elsewhere does not come again. */
export function pickFeatured(found: FeaturedCandidates, pictures: Shown): FeaturedData | null {
  const cards: CardData[] = [];
  const add = (list: readonly Candidate[]) => {
    const next = list.find(
      ({ card, photos }) =>
        hasPicture(card.photo) && !isShown(pictures, photos) && cards.every(({ id }) => id !== card.id),
    );
    if (!next) return;
    show(pictures, next.photos);
    cards.push(next.card);
  };
  for (const place of found.places) add(place);
  for (const other of found.others) if (cards.length < shown) add([other]);
  return cards.length > 0 ? { cards, href: buildSearchUrl(searchFor({ highlighted: true })) } : null;
}
