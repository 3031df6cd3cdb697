/** What a point is called that has no name of its own: 'Buscar nesta área'. */
export const mapAreaLabel = 'Área do mapa';

/** The place that the back end understood (`location` of the search's answer); null or absent: none was asked for. */
export type SearchPlace = UnderstoodPlace | null | undefined;

interface UnderstoodPlace {
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
  range?: number | null;
}
