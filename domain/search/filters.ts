import { z } from 'zod';
import {
  maxAmount,
  maxAtLeast,
  longestName,
  maxPage,
  slugPattern,
  tokenPattern,
} from '../validation/search-values';
import { rows, type SearchFilters } from './filter-rows';
import type { ValueKind } from './param';

export type { Filter, Flag, RemovableFilter, SearchFilters } from './filter-rows';
export type Negotiation = NonNullable<SearchFilters['negotiation']>;

export const slug = z.string().regex(slugPattern);
const token = z.string().regex(tokenPattern);

const amount = z.number().int().min(1).max(maxAmount);
/** A range with at least one side; where both are set, min < max (settled §2). */
const range = z
  .object({ min: amount.optional(), max: amount.optional() })
  .refine(({ min, max }) => min != null || max != null)
  .refine(({ min, max }) => min == null || max == null || min < max);

/**
 * A list of known slugs; the wire's `{slug, label}` objects (spec 1 §3.3) are read too. Kept without repeats, in
 * `known`'s order.
 */
const slugs = (known: readonly string[]) =>
  z
    .array(z.union([z.enum(known), z.object({ slug: z.enum(known) }).transform((item) => item.slug)]))
    .max(known.length * 2)
    .transform((list) => known.filter((item) => list.includes(item)));

function schemaOf(is: ValueKind): z.ZodType {
  switch (is.kind) {
    case 'flag':
      return z.boolean();
    case 'atLeast':
      return z.number().int().min(1).max(maxAtLeast);
    case 'range':
      return range;
    case 'list':
      return slugs(is.known);
    case 'oneOf':
      return z.enum(is.known);
    case 'slug':
      return slug;
    case 'token':
      return token;
    case 'name':
      return z.string().min(1).max(longestName);
    case 'decimal':
      return z.number().min(is.min).max(is.max);
    case 'page':
      return z.number().int().min(1).max(maxPage);
  }
}

/** A search as it may be given: what is left out asks for nothing. */
type GivenFilters = {
  [F in keyof SearchFilters]?: SearchFilters[F] extends (infer Slug)[]
    ? (Slug | { slug: Slug })[]
    : SearchFilters[F] | undefined;
};

/**
 * What a search asks for (spec 1 §3.3): the one truth for the URL's parser and builder, the filter form and
 * `POST search/properties`, made from the filters' rows. Prices are whole units of the listing's own currency, areas m²,
 * ranges km.
 */
export const searchFilters = z.object(
  Object.fromEntries(
    rows.map(([filter, { value, empty }]) => {
      const schema = schemaOf(value.is);
      return [filter, empty === undefined ? schema.optional() : schema.default(empty)];
    }),
  ),
  // What a table says row by row, its type says of the whole; normalize.test.ts and round-trip.test.ts hold them together.
) as unknown as z.ZodType<SearchFilters, GivenFilters>;
