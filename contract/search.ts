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

/** Items a page (spec 2 §9): 9, or 8 beside a pinned product on page 1. */
export const defaultPageSize = 9;

/** `POST search/properties?page=&per_page=&orderBy=&direction=`: these win over the body's own page and order. */
export const searchQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(defaultPageSize),
  orderBy: z.enum(orderByValues).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** The filters of spec 1 §3.3, and two of an address that it does not name as filters. */
const { shape } = searchFilters as unknown as z.ZodObject<Record<string, z.ZodType>>;
export const searchBody = z.object({
  ...shape,
  fixedProductPhase: ours(shape.fixedProductPhase!),
  lp: ours(shape.lp!),
}) as unknown as typeof searchFilters;

/** The listing banner (spec 2 §3). */
export const banner = z.object({
  title: z.string(),
  description: z.string(),
  highlight: z.string().nullish(),
  image: z.string().nullish(),
});

/**
 * The answer (spec 2 §7): `total` counts all matches, `totalItems` the items here (settled §2). `propertyType` names the
 * types searched for. `location` and `relaxations` are extensions that an operator's own back end may leave out:
 * the place that was understood (null: none asked for; `known: false`: no such place), and, where few match
 * or none does, how many would without each one of the filters (where the place's own come first, of its own).
 */
export const searchAnswer = z.object({
  items: z.array(listedProperty),
  total: z.number().int().nonnegative(),
  totalItems: z.number().int().nonnegative(),
  propertyType: z.array(z.enum(propertyTypes)).default([]),
  banner: banner.nullish(),
  location: ours(
    z
      .object({
        known: z.boolean(),
        /** 'city': exactly that city. 'radius': within `range` km of the point. 'name': what says that it lies there. */
        by: z.enum(['city', 'radius', 'name']).nullish(),
        label: z.string(),
        slug: z.string().nullish(),
        state: z.string().nullish(),
        country: z.string().nullish(),
        lat: z.number().nullish(),
        lng: z.number().nullish(),
        range: z.number().nullish(),
        /** What it is, and how far its own listing reaches, km. */
        kind: z.enum(locationKinds).nullish(),
        ownRange: z.number().nullish(),
        /**
         * Of a part of a town: how many of all matches say that they lie there, which come first in the default order, and
         * how many lie around it.
         */
        own: z.number().int().nonnegative().nullish(),
        around: z.number().int().nonnegative().nullish(),
        /** On the page where the own ones end: the fullest districts around, `own` of each by this search's filters. */
        neighbours: z.array(locationResult).nullish(),
        /** Of a town's circle: whether the town's own listing holds the same homes. */
        isWholeTown: z.boolean().nullish(),
        /** Other places, nearest first, where an unknown or empty one has none. */
        suggestions: z.array(locationResult).default([]),
      })
      .nullish(),
  ),
  relaxations: ours(
    z.array(z.object({ without: z.enum(removableFilters), total: z.number().int() })).default([]),
  ),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

/** `POST search/pins` (ours): the same filters, every match up to the limit as a point on the map. */
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
        currency: z.string().regex(currencyPattern),
        title: z.string(),
        canonical: z.string().startsWith('/'),
      }),
    )
    .max(pinLimit),
});
export type PinsAnswer = z.output<typeof pinsAnswer>;

/** Searches that one question may name. */
export const mostOffered = 200;
/** `POST search/offered` (ours): which of these searches find something now, in their order. */
export const offeredBody = z.object({ searches: ours(z.array(searchBody).max(mostOffered)) });
export const offeredAnswer = z.object({ found: z.array(z.boolean()) });

/** Searches that one question may have counted. */
export const mostCounted = 12;
/** `POST search/counts` (ours): how many homes each of these searches has, in their order; of a part of a town in the default order, its own. */
export const countsBody = z.object({ searches: ours(z.array(searchBody).max(mostCounted)) });
export const countsAnswer = z.object({ totals: z.array(z.number().int().nonnegative()) });

/**
 * `POST search/prices` (ours): what the homes cost that pass all filters but the price, to buy, or to rent where that is
 * asked for. `counts` are of equal steps of `step` from nothing up, the last of all that costs more; they and `half`, the
 * price that half of them do not exceed, are of the homes whose price is known in `currency`, the commonest one (null:
 * there is no price). `total` counts those without a price, or with one in another currency, too.
 */
export const pricesAnswer = z.object({
  total: z.number().int().nonnegative(),
  currency: z.string().regex(currencyPattern).nullable(),
  step: z.number().int().positive(),
  counts: z.array(z.number().int().nonnegative()).min(2).max(100),
  half: z.number().int().nonnegative().nullable(),
});
export type PricesAnswer = z.output<typeof pricesAnswer>;

const feature = z.object({ slug: z.string(), label: z.string() });
/** `GET listing/features` (spec 2 §7, which names `data` alone): the attributes that the filters offer. */
export const featuresAnswer = z.object({
  data: z.object({
    propertyDetails: ours(z.array(feature)),
    condominiumDetails: ours(z.array(feature)),
    renovationLevel: ours(z.array(feature)),
  }),
});
