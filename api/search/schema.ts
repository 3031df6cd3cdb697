import type { Generated, Insertable, Selectable } from 'kysely';
import type { Defaulted } from '@api/platform/db/columns';
import type { PropertiesDatabase } from '@api/properties/schema';
import type { LocationKind } from '@domain/taxonomy/location-types';

interface LocationTable {
  id: Generated<number>;
  kind: LocationKind;
  slug: string | null;
  localizacao: string;
  label: string;
  search_text: string;
  /** Both or neither are null. */
  lat: number | null;
  lng: number | null;
  location_type: 'cidade' | 'campo' | 'praia' | 'internacional';
  district: string | null;
  district_slug: string | null;
  commercial_district: string | null;
  city: string | null;
  city_slug: string | null;
  state: string | null;
  country: string;
  condominium: string | null;
  /** Slug of a part of a town: 'centro-botucatu'. */
  part_slug: string | null;
  range_km: number;
  display_site: string | null;
  districts: Defaulted<string[]>;
  /** Available properties in its result list. */
  properties: Defaulted<number>;
  /** Properties that belong to it by name. */
  own: Defaulted<number>;
  /** Part of `own`, without an exact point. */
  unplaced: Defaulted<number>;
  named: Defaulted<boolean>;
}

interface RecentSearchTable {
  anonymous_user_id: string;
  location_id: number;
  searched_at: Date;
}

/** Bits as text of 0 and 1; only SQL evaluates them. */
interface SearchFacetTable {
  facet: string;
  bits: string;
}

interface SearchSliceTable {
  amount: string;
  digit: number;
  bits: string;
}

interface SearchChunkTable {
  chunk: number;
  ids: number[];
}

export type Location = Selectable<LocationTable>;
export type NewLocation = Insertable<LocationTable>;

export interface SearchDatabase extends PropertiesDatabase {
  location: LocationTable;
  recent_search: RecentSearchTable;
  search_facet: SearchFacetTable;
  search_slice: SearchSliceTable;
  search_chunk: SearchChunkTable;
}
