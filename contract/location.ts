import { z } from 'zod';
import { locationKinds } from '@domain/taxonomy/location-types';
import { ours } from './ours';

/** A searchable place (spec 1 §5), with its wire names. `range`: radius in km. `value`: label without repetition. */
export const locationResult = z.object({
  id: z.number().int().positive(),
  localizacao: z.string(),
  slug: ours(z.string().nullish()),
  /** Both or neither. A place without coordinates is searched by its slug. */
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
  /** 'Empreendimento/Bairro Comercial' marks a development. */
  display_site: z.string().nullish(),
  districts: z.array(z.string()).default([]),
  value: z.string(),
  own: ours(z.number().int().nonnegative().nullish()),
  kind: ours(z.enum(locationKinds).nullish()),
  properties: ours(z.number().int().nonnegative().nullish()),
});
export type LocationResult = z.output<typeof locationResult>;

export const searchLocationsAnswer = z.object({ data: z.array(locationResult), status: z.string() });

export const locationText = z.string().trim().min(1).max(80);
/** Suggestions shown at most (spec 1 §7). */
export const maxSuggestions = 3;
export const locationsQuery = z.object({
  limit: ours(z.coerce.number().int().min(1).max(20).default(maxSuggestions)),
});
export const locationsAnswer = z.object({ locations: z.array(locationResult) });

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

/** `GET home/districtCoords/{uf}/{city}/{district}` (spec 1 §9), with field names of spec 1 §5; 404 if unknown. */
export const districtCoordsAnswer = z.object({
  lat: z.number(),
  lng: z.number(),
  range: ours(z.number().optional()),
});

export const anonymousUserId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export const getLocationsAnswer = z.object({
  locations: z.array(locationResult),
  recent_searchs: z.array(locationResult),
  anonymous_user_id: anonymousUserId,
});
export const recentSearchBody = z.object({
  anonymous_user_id: anonymousUserId,
  location_id: z.number().int().positive(),
});
export const recentSearchAnswer = z.object({ recent_searchs: z.array(locationResult) });
export const maxRecentSearches = 5;
