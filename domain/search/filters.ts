import { z } from 'zod';
import {
  maxAmount,
  maxAtLeast,
  maxNameLength,
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
/** A range with one side or both; min < max (settled §2). */
const range = z
  .object({ min: amount.optional(), max: amount.optional() })
  .refine(({ min, max }) => min != null || max != null)
  .refine(({ min, max }) => min == null || max == null || min < max);

/** A list of known slugs, deduplicated in `known`'s order. Also accepts `{slug, label}` objects (spec 1 §3.3). */
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
      return z.string().min(1).max(maxNameLength);
    case 'decimal':
      return z.number().min(is.min).max(is.max);
    case 'page':
      return z.number().int().min(1).max(maxPage);
  }
}

type GivenFilters = {
  [F in keyof SearchFilters]?: SearchFilters[F] extends (infer Slug)[]
    ? (Slug | { slug: Slug })[]
    : SearchFilters[F] | undefined;
};

/** Schema of a search (spec 1 §3.3). Prices are whole units of the listing's currency, areas m², ranges km. */
export const searchFilters = z.object(
  Object.fromEntries(
    rows.map(([filter, { value, empty }]) => {
      const schema = schemaOf(value.is);
      return [filter, empty === undefined ? schema.optional() : schema.default(empty)];
    }),
  ),
  // TypeScript cannot derive this type from the rows; normalize.test.ts and round-trip.test.ts check it.
) as unknown as z.ZodType<SearchFilters, GivenFilters>;
