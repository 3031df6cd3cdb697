import { z } from 'zod';
import { keptKinds, newsKinds } from '@domain/change-kinds';
import { favorite, keptGone } from './favorites';
import { shownPrice } from './product-history';
import { propertyCard } from './property';

/** Changes that are told at once. */
export const maxChanges = 5;

/** Of favourites alone, or of all. */
export const changesQuery = z.object({ of: z.enum(['favorites', 'all']).default('all') });

/** `before` of what was not on offer then and `after` of what is not now are null; else null is 'sob consulta'. */
const change = favorite.extend({
  at: z.string(),
  before: shownPrice,
  after: shownPrice,
  product: propertyCard.nullish(),
});

/**
 * `GET clientArea/changes`, a call of ours: what became of the bearer's kept homes, and what is new to their saved searches,
 * since the last visit (`since`, ISO 8601): each home once, a kept one as such, the newest first; `total` counts all of them,
 * and `codes` are theirs.
 * What was taken back meanwhile is no change.
 */
export const changesAnswer = z.object({
  since: z.string(),
  data: z
    .array(
      z.union([
        change.extend({ kind: z.enum(keptKinds), gone: keptGone.nullish(), search: z.null() }),
        change.extend({
          kind: z.enum(newsKinds),
          search: z.object({ id: z.number().int().positive(), name: z.string() }),
        }),
      ]),
    )
    .max(maxChanges),
  total: z.number().int().nonnegative(),
  codes: z.array(z.number().int().positive()).nullish(),
});
export type Change = z.input<typeof changesAnswer>['data'][number];
