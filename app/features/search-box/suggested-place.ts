import type { Place } from '~/domain/place';
import { radiusOptions } from '@domain/taxonomy/location-types';
import { buildSearchUrl } from '@domain/search/build-url';
import { placeFilters } from '@domain/search/place-filters';
import { placeParts, placeText } from '@domain/search/place-text';

/** A place as the search box offers it; texts and addresses are made here, so that the browser gets no rule to repeat. */
export interface SuggestedPlace {
  id: number;
  /** In one line: 'Praia Mansa, Ilhabela'. */
  label: string;
  name: string;
  around: string;
  /** Both or neither; without them no radius is asked for. */
  lat: number | null;
  lng: number | null;
  /** Its own radius, km. */
  range: number;
  type: Place['localizacao_tipo'];
  /** Its listings, by the word of the negotiation: one for each of `radiusOptions`. */
  hrefs: { venda: string[]; aluguel: string[] };
}

export function suggestedPlace(place: Place): SuggestedPlace {
  const { id, lat, lng, range } = place;
  const hrefs = (negotiation: 'sell' | 'rent') =>
    radiusOptions.map((km) => buildSearchUrl(placeFilters(place, negotiation, km)));
  return {
    id,
    label: placeText(place),
    ...placeParts(place),
    lat,
    lng,
    range,
    type: place.localizacao_tipo,
    hrefs: { venda: hrefs('sell'), aluguel: hrefs('rent') },
  };
}

/** What `/recursos/locais` answers. */
export interface Suggestions {
  places: SuggestedPlace[];
  /** The place that the text names exactly; it may be none of those shown. */
  exact: SuggestedPlace | null;
}

/** What `/recursos/pesquisas-recentes` answers: the newest first. */
export interface RecentSearches {
  places: SuggestedPlace[];
}
