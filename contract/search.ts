import { rentPeriods } from '@domain/property/period-rent';
import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { locationKinds } from '@domain/taxonomy/location-types';
import { orderByValues } from '@domain/taxonomy/sort-options';
import { removableFilters } from '@domain/search/changes';
import { searchFilters } from '@domain/search/filters';
import { locationResult } from './location';
import { ours } from './ours';
import { listedProperty } from './property';

/** Items per page (spec 2 §9): 9, or 8 beside a pinned property on page 1. */
export const defaultPageSize = 9;
export const pageSizeBesidePinned = defaultPageSize - 1;

/** `POST search/properties?page=&per_page=&orderBy=&direction=`: the query overrides page and order of the body. */
export const searchQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
  /** '': the default order. */
  orderBy: z.enum(['', ...orderByValues]).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** The filters of spec 1 §3.3, and two of URLs that it does not name as filters. */
const { shape } = searchFilters as unknown as z.ZodObject<Record<string, z.ZodType>>;
export const searchBody = z.object({
  ...shape,
  fixedProductPhase: ours(shape.fixedProductPhase!),
  lp: ours(shape.lp!),
}) as unknown as typeof searchFilters;

export const banner = z.object({
  title: z.string(),
  description: z.string(),
  highlight: z.string().nullish(),
  image: z.string().nullish(),
  /** What the image shows. */
  imageAlt: ours(z.string().nullish()),
});

/** `total` counts all matches, `totalItems` the items here (spec 2 §7, settled §2). `propertyType`: types searched. */
export const searchAnswer = z.object({
  items: z.array(listedProperty),
  total: z.number().int().nonnegative(),
  totalItems: z.number().int().nonnegative(),
  propertyType: z.array(z.enum(propertyTypes)).default([]),
  banner: banner.nullish(),
  /** The back end lays out the pages around the pinned property (settled §2). Absent: the website does. */
  isLaidOut: ours(z.boolean().optional()),
  /** null: no place requested. `known: false`: unknown place. */
  location: ours(
    z
      .object({
        known: z.boolean(),
        /** 'radius': within `range` km of the point. 'name': properties whose data names the place. */
        by: z.enum(['city', 'radius', 'name']).nullish(),
        label: z.string(),
        slug: z.string().nullish(),
        state: z.string().nullish(),
        country: z.string().nullish(),
        lat: z.number().nullish(),
        lng: z.number().nullish(),
        range: z.number().nullish(),
        kind: z.enum(locationKinds).nullish(),
        ownRange: z.number().nullish(),
        /** For a district: `own` matches name it and come first by default; `around` are nearby. */
        own: z.number().int().nonnegative().nullish(),
        around: z.number().int().nonnegative().nullish(),
        /** On the page where `own` ends: the largest nearby districts, with `own` by this search's filters. */
        neighbours: z.array(locationResult).nullish(),
        /** For a radius around a city: whether the city's own listing has the same properties. */
        isWholeTown: z.boolean().nullish(),
        /** Other places, nearest first, for a place that is unknown or has no matches. */
        suggestions: z.array(locationResult).default([]),
      })
      .nullish(),
  ),
  /** If few match: totals without each filter; if the place's own properties come first, only of these. */
  relaxations: ours(
    z.array(z.object({ without: z.enum(removableFilters), total: z.number().int() })).default([]),
  ),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const pinLimit = 1000;
export const pinsAnswer = z.object({
  total: z.number().int().nonnegative(),
  pins: z
    .array(
      z.object({
        id: z.number().int(),
        lat: z.number(),
        lng: z.number(),
        price: z.number().int().nullable(),
        /** The price is the lowest of a launch. */
        isFrom: z.boolean().optional(),
        /** Of a rent that is not by the month. */
        period: z.enum(rentPeriods).nullish(),
        currency: z.string().regex(currencyPattern),
        title: z.string(),
        canonical: z.string().startsWith('/'),
      }),
    )
    .max(pinLimit),
});
export type PinsAnswer = z.output<typeof pinsAnswer>;

export const maxAvailableSearches = 200;
export const availableSearchesBody = z.object({
  searches: ours(z.array(searchBody).max(maxAvailableSearches)),
});
export const availableSearchesAnswer = z.object({ found: z.array(z.boolean()) });

export const maxCountedSearches = 12;
/** `POST search/counts` (ours): matches per search, in order; for a district in the default order only its own. */
export const countsBody = z.object({ searches: ours(z.array(searchBody).max(maxCountedSearches)) });
export const countsAnswer = z.object({ totals: z.array(z.number().int().nonnegative()) });

/** `POST search/prices` (ours), without price filter. `counts`: bins of `step` from 0, last open; `half`: median. */
export const pricesAnswer = z.object({
  total: z.number().int().nonnegative(),
  /** The most common one, of `counts` and `half` (`total` counts all); null: no prices. */
  currency: z.string().regex(currencyPattern).nullable(),
  step: z.number().int().positive(),
  counts: z.array(z.number().int().nonnegative()).min(2).max(100),
  half: z.number().int().nonnegative().nullable(),
});
export type PricesAnswer = z.output<typeof pricesAnswer>;

const feature = z.object({ slug: z.string(), label: z.string() });
export const featuresAnswer = z.object({
  data: z.object({
    propertyDetails: ours(z.array(feature)),
    condominiumDetails: ours(z.array(feature)),
    renovationLevel: ours(z.array(feature)),
  }),
});
