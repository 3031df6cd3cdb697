import type { LocationKind } from '@domain/taxonomy/location-types';

/** Values of `localizacao_tipo` (spec 1 §5). */
export const placeTypes = ['cidade', 'praia', 'campo', 'internacional'] as const;

export interface Place {
  id: number;
  localizacao: string;
  slug: string | null;
  /** Both or neither. Searches use the point, otherwise the slug, otherwise the label. */
  lat: number | null;
  lng: number | null;
  localizacao_tipo: (typeof placeTypes)[number];
  cidade: string | null;
  estado: string | null;
  pais: string; // ISO 3166, two letters; '' if unknown
  range: number; // default radius in km
  /** Other names that find it. */
  districts?: readonly string[];
  /** Label: condominium, commercial district, city, place and (abroad) country. */
  value: string;
  /** Number of properties with this place in their address. */
  own: number | null;
  kind: LocationKind | null;
  properties: number | null;
}
