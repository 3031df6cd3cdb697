import type { LocationKind } from '../taxonomy/location-types';

/** What a point is called that has no name of its own: 'Buscar nesta área'. */
export const mapAreaLabel = 'Área do mapa';
/** What a visitor's own point is called: the search box's row. */
export const nearMeLabel = 'Perto de mim';

/** The place that the back end understood (`location` of the search's answer); null or absent: none was asked for. */
export type SearchPlace = UnderstoodPlace | null | undefined;

export interface UnderstoodPlace {
  /** false: there is no such place. */
  known: boolean;
  /** 'city': exactly that city. 'radius': within `range` km of the point. 'name': what says that it lies there. */
  by?: 'city' | 'radius' | 'name' | null;
  label: string;
  slug?: string | null;
  state?: string | null;
  country?: string | null;
  lat?: number | null;
  lng?: number | null;
  /** Of a circle, km. */
  range?: number | null;
  /** What it is, and how far its own listing reaches, km; absent where nobody tells. */
  kind?: LocationKind | null;
  ownRange?: number | null;
  /** Of a part of a town: how many of the matches say that they lie there, and how many lie around it. */
  own?: number | null;
  around?: number | null;
  /** Of a town's circle: whether the town's own listing holds the same homes. */
  isWholeTown?: boolean | null;
}
