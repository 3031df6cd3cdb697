import type { Place } from '~/domain/place';
import { locationKindLabels } from '@domain/taxonomy/location-types';
import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { placeFilters, searchInPlace } from '@domain/search/place-filters';
import { ofPlace } from '@domain/search/prepositions';
import { type RadiusChoice, radiusChoices } from '@domain/search/radius-choices';
import { placeParts, placeText } from '@domain/search/place-text';

/** A place for the search box. The server builds texts and URLs, so the browser needs no rules. */
export interface SuggestedPlace {
  id: number;
  label: string;
  name: string;
  around: string;
  detail: string;
  /** Both or neither; without them there is no radius step. */
  lat: number | null;
  lng: number | null;
  /** Own radius, km. */
  range: number;
  type: Place['localizacao_tipo'];
  kind: Place['kind'];
  of: string;
  /** Smallest first; the first is the place itself. */
  radii: RadiusChoice[];
  /** Listing URLs, one for each of `radii`. */
  hrefs: { venda: string[]; aluguel: string[] };
  /** Totals of the first URL of each; absent if unknown. */
  homes?: { venda: number; aluguel: number };
}

/** `within`: search whose filters to keep. `radius`: km; 0 for the place itself. */
export const searchOf = (
  place: Place,
  negotiation: 'sell' | 'rent',
  within?: SearchFilters,
  radius = 0,
): SearchFilters =>
  within ? searchInPlace(within, place, radius) : placeFilters(place, negotiation, radius);

export function suggestedPlace(place: Place, within?: SearchFilters): SuggestedPlace {
  const { id, lat, lng, range, kind } = place;
  const radii = radiiOf(place);
  const hrefs = (negotiation: 'sell' | 'rent') =>
    radii.map(({ km }) => buildSearchUrl(searchOf(place, negotiation, within, km)));
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
    radii,
    hrefs: { venda: hrefs('sell'), aluguel: hrefs('rent') },
  };
}

export const radiiOf = ({ localizacao, kind, range }: Place): RadiusChoice[] =>
  radiusChoices({ name: localizacao, kind, ownRange: range });

export function placeDetail(place: Place): string {
  const { kind } = place;
  return [placeParts(place).around, kind && locationKindLabels[kind]].filter(Boolean).join(', ');
}

export interface Suggestions {
  places: SuggestedPlace[];
  /** Exact match; `places` may not contain it. */
  exact: SuggestedPlace | null;
}

export interface RecentSearches {
  places: SuggestedPlace[];
}
