import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { productQuery } from './property';

/** Price as visitors saw it then; null: 'sob consulta'. */
export const shownPrice = z
  .object({ amount: z.number().int().nonnegative(), currency: z.string().regex(currencyPattern) })
  .nullable();

export const maxHistory = 50;

export const productHistoryQuery = productQuery;

/** Dates are ISO 8601. `data` null: unknown property, never offered this way, or hidden from the caller. */
export const productHistoryAnswer = z.object({
  data: z
    .object({
      announced: z.object({ at: z.string(), price: shownPrice }),
      /** Oldest first. `before` of 'back' and `after` of 'left' are null. */
      changes: z
        .array(
          z.object({
            at: z.string(),
            kind: z.enum(['price', 'left', 'back']),
            before: shownPrice,
            after: shownPrice,
          }),
        )
        .max(maxHistory),
      checkedAt: z.string().nullable(),
    })
    .nullable(),
});
export type ProductHistory = NonNullable<z.output<typeof productHistoryAnswer>['data']>;
export type ProductChange = ProductHistory['changes'][number];
