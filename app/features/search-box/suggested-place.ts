import type { Place } from '~/domain/place';
import { locationKindLabels, radiusOptions } from '@domain/taxonomy/location-types';
import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { placeFilters, searchInPlace } from '@domain/search/place-filters';
import { ofPlace } from '@domain/search/prepositions';
import { placeParts, placeText } from '@domain/search/place-text';

/** A place as the search box offers it; texts and addresses are made here, so that the browser gets no rule to repeat. */
export interface SuggestedPlace {
  id: number;
  /** In one line: 'Praia Mansa, Ilhabela'. */
  label: string;
  name: string;
  around: string;
  /** Where it lies and of what kind it is: 'São Paulo, bairro'; '' where neither is known. */
  detail: string;
  /** Both or neither; without them no radius is asked for. */
  lat: number | null;
  lng: number | null;
  /** Its own radius, km. */
  range: number;
  type: Place['localizacao_tipo'];
  kind: Place['kind'];
  /** 'do Itaim Bibi' */
  of: string;
  /** Its listings, by the word of the negotiation: one for each of `radiusOptions`. */
  hrefs: { venda: string[]; aluguel: string[] };
  /** How many homes the first of them is headed by; absent where nobody counted. */
  homes?: { venda: number; aluguel: number };
}

/**
 * A place's listing. `within`: the search that the place is chosen on, whose negotiation and filters stay; elsewhere a
 * search begins anew. `radius`: km, 0 for the place itself.
 */
export const searchOf = (
  place: Place,
  negotiation: 'sell' | 'rent',
  within?: SearchFilters,
  radius = 0,
): SearchFilters =>
  within ? searchInPlace(within, place, radius) : placeFilters(place, negotiation, radius);

/** `within` as in `searchOf`. */
export function suggestedPlace(place: Place, within?: SearchFilters): SuggestedPlace {
  const { id, lat, lng, range, kind } = place;
  const hrefs = (negotiation: 'sell' | 'rent') =>
    radiusOptions.map((km) => buildSearchUrl(searchOf(place, negotiation, within, km)));
  return {
    id,
    label: placeText(place),
    ...placeParts(place),
    detail: placeDetail(place),
    lat,
    lng,
    range,
    type: place.localizacao_tipo,
    kind,
    of: ofPlace(place.localizacao),
    hrefs: { venda: hrefs('sell'), aluguel: hrefs('rent') },
  };
}

/** 'São Paulo, bairro' */
export function placeDetail(place: Place): string {
  const { kind } = place;
  return [placeParts(place).around, kind && locationKindLabels[kind]].filter(Boolean).join(', ');
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
