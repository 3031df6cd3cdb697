import type { LocationKind } from '@domain/taxonomy/location-types';

/** What a place is searched as (spec 1 §5, `localizacao_tipo`). */
export const placeTypes = ['cidade', 'praia', 'campo', 'internacional'] as const;

/** A place that can be searched, as the website knows it (spec 1 §5; app/back-end/reading/place.server.ts makes it). */
export interface Place {
  id: number;
  localizacao: string;
  /** The slug of its listing, where it has one of its own. */
  slug: string | null;
  /** Both or neither: one without a point is searched by its slug, without one by its label. */
  lat: number | null;
  lng: number | null;
  localizacao_tipo: (typeof placeTypes)[number];
  cidade: string | null;
  estado: string | null;
  /** ISO 3166, two letters; '' where it is not known. */
  pais: string;
  /** Its own radius, km. */
  range: number;
  /** The label shown: condominium, commercial district, city, place and (abroad) country, without repeats. */
  value: string;
  /** How many properties say that they lie there, where the back end tells. */
  own: number | null;
  /** What it is, and how many its listing holds, where the back end tells. */
  kind: LocationKind | null;
  properties: number | null;
}
