import { z } from 'zod';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '~/domain/taxonomy/attributes';
import { conditionValues } from '~/domain/taxonomy/conditions';
import { locationTypes, maxRadius } from '~/domain/taxonomy/location-types';
import { propertyTypes } from '~/domain/taxonomy/property-types';
import { orderByValues } from '~/domain/taxonomy/sort-options';
import { maxAmount, slugPattern, tokenPattern } from '~/domain/validation/search-values';

export const slug = z.string().regex(slugPattern);
export const token = z.string().regex(tokenPattern);

/** 'At least' counts of bedrooms, suites and parking: 1 to 5. */
const atLeast = z.number().int().min(1).max(5);

const amount = z.number().int().min(1).max(maxAmount);
/** A range with at least one side; where both are set, min < max (settled §2). */
export const range = z
  .object({ min: amount.optional(), max: amount.optional() })
  .refine(({ min, max }) => min != null || max != null)
  .refine(({ min, max }) => min == null || max == null || min < max);

/**
 * A list of known slugs; the wire's `{slug, label}` objects (spec 1 §3.3) are read too. Kept without repeats, in
 * `known`'s order.
 */
const slugs = <T extends string>(known: [T, ...T[]]) =>
  z
    .array(z.union([z.enum(known), z.object({ slug: z.enum(known) }).transform((item) => item.slug)]))
    .max(known.length * 2)
    .transform((list) => known.filter((item) => list.includes(item)))
    .default([]);

/**
 * What a search asks for (spec 1 §3.3): the one truth for the URL's parser and builder, the filter form and
 * `POST search/properties`. Prices are whole units of the listing's own currency, areas m², ranges km.
 */
export const searchFilters = z.object({
  negotiation: z.enum(['sell', 'rent']).optional(),
  /** The path's location slug: a city's, else a named location's. */
  local: slug.optional(),
  /** The label of a place searched by radius (`localizacao`). */
  localName: z.string().min(1).max(120).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Radius in km; 0 means the place's own. Only with lat and lng. */
  range: z.number().min(0).max(maxRadius).optional(),
  locationType: z.enum(locationTypes).default('Cidade'),
  propertyType: slugs(propertyTypes),
  dorms: atLeast.optional(),
  suites: atLeast.optional(),
  parkingLots: atLeast.optional(),
  price: range.optional(),
  area: range.optional(),
  condition: slugs(conditionValues),
  propertyDetails: slugs(propertyDetailSlugs),
  condominiumDetails: slugs(condominiumDetailSlugs),
  renovationLevel: slugs(renovationLevelSlugs),
  virtualVisit: z.boolean().default(false),
  acceptExchange: z.boolean().default(false),
  highlighted: z.boolean().default(false),
  exclusivity: z.boolean().default(false),
  news: z.boolean().default(false),
  renownedArchitects: z.boolean().default(false),
  curadoria: token.optional(),
  corretor: token.optional(),
  fixedProductId: token.optional(),
  fixedProductPhase: token.optional(),
  condominiumName: token.optional(),
  lp: token.optional(),
  orderBy: z.enum(orderByValues).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  page: z.number().int().min(1).max(100_000).default(1),
});

export type SearchFilters = z.output<typeof searchFilters>;
export type Negotiation = NonNullable<SearchFilters['negotiation']>;
