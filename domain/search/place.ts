import type { LocationKind } from '../taxonomy/location-types';

export const mapAreaLabel = 'Área do mapa';
export const nearMeLabel = 'Perto de mim';

/** `location` of the search's answer; null or absent: no place in the search. */
export type SearchPlace = ResolvedPlace | null | undefined;

export interface ResolvedPlace {
  known: boolean;
  /** 'city': exactly that city. 'radius': within `range` km of the point. 'name': listings with that place name. */
  by?: 'city' | 'radius' | 'name' | null;
  label: string;
  slug?: string | null;
  state?: string | null;
  country?: string | null;
  lat?: number | null;
  lng?: number | null;
  /** Radius in km. */
  range?: number | null;
  /** Kind, and radius of its own listing in km; absent: unknown. */
  kind?: LocationKind | null;
  ownRange?: number | null;
  /** For a part of a town: matches inside it, and around it. */
  own?: number | null;
  around?: number | null;
  /** Whether a town's radius finds the same properties as its own listing. */
  isWholeTown?: boolean | null;
}
