import { z } from 'zod';
import { locationKinds } from '@domain/taxonomy/location-types';
import { ours } from './ours';

/**
 * A place that can be searched (spec 1 §5; wire names are its own). `range` is the place's own radius in km. `value` is
 * the label shown: condominium, commercial district, city, place and (abroad) country, without repeats.
 */
export const locationResult = z.object({
  id: z.number().int().positive(),
  localizacao: z.string(),
  /** The slug of its listing, where it has one of its own. */
  slug: ours(z.string().nullish()),
  /** Both or neither: a place without a point is searched by its slug. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  localizacao_tipo: z.enum(['cidade', 'praia', 'campo', 'internacional']),
  bairro: z.string().nullish(),
  bairro_comercial: z.string().nullish(),
  cidade: z.string().nullish(),
  estado: z.string().nullish(),
  pais: z.string(),
  condominio: z.string().nullish(),
  range: z.number(),
  /** 'Empreendimento/Bairro Comercial' marks an enterprise location. */
  display_site: z.string().nullish(),
  /** Related district names: they find the place too. */
  districts: z.array(z.string()).default([]),
  value: z.string(),
  /** How many properties say that they lie there. */
  own: ours(z.number().int().nonnegative().nullish()),
  /** What it is, and how many its listing holds. */
  kind: ours(z.enum(locationKinds).nullish()),
  properties: ours(z.number().int().nonnegative().nullish()),
});
export type LocationResult = z.output<typeof locationResult>;

/** `GET home/searchLocations` (spec 1 §9): every place, for menus and the search box. */
export const searchLocationsAnswer = z.object({ data: z.array(locationResult), status: z.string() });

/** The value of `products/searchLocations/{value}` and `listing/searchDistrict/{value}`: what was typed. */
export const locationText = z.string().trim().min(1).max(80);
/** Suggestions shown at most (spec 1 §7). */
export const maxSuggestions = 3;
/** `?limit=` is ours: the search box shows three, the page that asks which place is meant more. */
export const locationsQuery = z.object({
  limit: ours(z.coerce.number().int().min(1).max(20).default(maxSuggestions)),
});
export const locationsAnswer = z.object({ locations: z.array(locationResult) });

/**
 * `GET products/searchTypes/{location}/{negotiation}` (spec 1 §9; defaults cidade, sell): the types on offer there.
 * `total`: how many of that type.
 */
export const searchTypesAnswer = z.object({
  subtipos: z.array(
    z.object({
      group_id: z.string(),
      slug: ours(z.string().optional()),
      description: z.string(),
      total: ours(z.number().int().positive().optional()),
    }),
  ),
  status: z.string(),
});

/**
 * `GET home/districtCoords/{uf}/{city}/{district}` (spec 1 §9), in the words of a place (spec 1 §5); 404 where there is
 * none.
 */
export const districtCoordsAnswer = z.object({
  lat: z.number(),
  lng: z.number(),
  range: ours(z.number().optional()),
});

/** An anonymous visitor's id: keeps recent searches, nothing else. */
export const anonymousUserId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
/** `GET sellRent/getLocations?anonymous_user_id=` (spec 1 §9): may be cached an hour. */
export const getLocationsAnswer = z.object({
  locations: z.array(locationResult),
  recent_searchs: z.array(locationResult),
  anonymous_user_id: anonymousUserId,
});
/** `POST search/recent` (spec 1 §9) */
export const recentSearchBody = z.object({
  anonymous_user_id: anonymousUserId,
  location_id: z.number().int().positive(),
});
export const recentSearchAnswer = z.object({ recent_searchs: z.array(locationResult) });
/** Recent searches kept for each visitor. */
export const maxRecentSearches = 5;
