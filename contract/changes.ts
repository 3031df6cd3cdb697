import { z } from 'zod';
import { favoriteChangeKinds, newsKinds } from '@domain/favorites/change-kinds';
import { favorite, goneFavorite } from './favorites';
import { shownPrice } from './product-history';
import { propertyCard } from './property';

export const maxChanges = 5;

export const changesQuery = z.object({ of: z.enum(['favorites', 'all']).default('all') });

/** `before` is null if it was unavailable then, `after` if it is unavailable now; else null is 'sob consulta'. */
const change = favorite.extend({
  at: z.string(),
  before: shownPrice,
  after: shownPrice,
  product: propertyCard.nullish(),
});

/** `GET clientArea/changes` (ours) since the last visit, newest first, each property once. `total`, `codes`: of all. */
export const changesAnswer = z.object({
  since: z.string(),
  data: z
    .array(
      z.union([
        change.extend({ kind: z.enum(favoriteChangeKinds), gone: goneFavorite.nullish(), search: z.null() }),
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
