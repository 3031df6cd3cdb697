import type { Region } from '@domain/geolocation';
import type { SearchFilters } from '@domain/search/filters';
import { cardData, highlightedBadge, type CardData } from '~/features/property-card/card-data';
import { buildSearchUrl } from '@domain/search/build-url';
import type { ApiClient } from '~/back-end/client.server';
import { isShown, show, type Shown } from '../pictures';
import { cityOf, otherCityOf } from '../regions';
import { keptFor, searchFor, sectionData } from '../section-data.server';

export interface FeaturedData {
  cards: CardData[];
  /** All that is highlighted. */
  href: string;
}
/** What the four places may show, best first, and what else is highlighted. */
export interface FeaturedCandidates {
  places: CardData[][];
  others: CardData[];
}

const shown = 4;
const candidates = 6;
/** What is built: launches have a section of their own, and no photographs (brief §1). */
const highlighted: Partial<SearchFilters> = { highlighted: true, condition: ['new', 'used'] };
/** To live in. */
const homes: Partial<SearchFilters> = {
  ...highlighted,
  propertyType: ['apartamento', 'casa', 'cobertura'],
};

export const featuredCandidates = sectionData(async (api, region): Promise<FeaturedCandidates> => {
  const [others, ...places] = await Promise.all(
    [highlighted, ...placesFor(region).map((place) => ({ ...homes, ...place }))].map((search) =>
      cardsOf(api, search),
    ),
  );
  return { places, others: others! };
}, keptFor.catalogue);

/** Sea, own city, country, other city: one home of each. */
const placesFor = (region: Region): Partial<SearchFilters>[] => [
  { locationType: 'Praia' },
  { local: cityOf(region) },
  { locationType: 'Campo' },
  { local: otherCityOf(region) },
];

async function cardsOf(api: ApiClient, search: Partial<SearchFilters>): Promise<CardData[]> {
  const { items } = await api.searchProperties(searchFor(search), { perPage: candidates });
  return items.map((item) => {
    // No map reads these cards.
    const { lat: _lat, lng: _lng, state: _state, ...card } = cardData(item, undefined);
    // Here a card has one photo, and does not say what the heading says.
    return { ...card, badges: card.badges.filter((badge) => badge !== highlightedBadge), otherPhotos: [] };
  });
}

/** One card of each place, none twice and, where it can be, none with a picture that the page shows already. */
export function pickFeatured(found: FeaturedCandidates | null, pictures: Shown): FeaturedData | null {
  if (!found) return null;
  const cards: CardData[] = [];
  const add = (list: readonly CardData[]) => {
    const unused = list.filter(({ id }) => cards.every((card) => card.id !== id));
    const card = unused.find(({ photo }) => photo && !isShown(pictures, photo)) ?? unused[0];
    if (!card) return;
    show(pictures, card.photo);
    cards.push(card);
  };
  for (const place of found.places) add(place);
  for (const other of found.others) if (cards.length < shown) add([other]);
  return cards.length > 0 ? { cards, href: buildSearchUrl(searchFor({ highlighted: true })) } : null;
}
