import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { productQuery } from './property';

/** A price as visitors were shown it then; null: 'sob consulta'. */
export const shownPrice = z
  .object({ amount: z.number().int().nonnegative(), currency: z.string().regex(currencyPattern) })
  .nullable();

/** The changes that are told of one property; its newest. */
export const maxHistory = 50;

/** `GET productHistory/{id}?negotiationType=`, a call of ours: of sale, unless rent is asked for. */
export const productHistoryQuery = productQuery;

/**
 * What happened to a property in one negotiation. Dates are ISO 8601. `data` is null where nothing may be shown to who
 * asks, and where there is no such property or it was never offered so.
 */
export const productHistoryAnswer = z.object({
  data: z
    .object({
      announced: z.object({ at: z.string(), price: shownPrice }),
      /** The oldest first. `before` of 'back' and `after` of 'left' are null. */
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
      /** When its feed was last read; null: it is not on offer. */
      checkedAt: z.string().nullable(),
    })
    .nullable(),
});
export type ProductHistory = NonNullable<z.output<typeof productHistoryAnswer>['data']>;
export type ProductChange = ProductHistory['changes'][number];
