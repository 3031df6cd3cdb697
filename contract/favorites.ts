import { z } from 'zod';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { ours } from './ours';
import { goneProperty, propertyCard } from './property';

/** Homes that an account may keep, each in as many folders as it likes. */
export const maxFavorites = 500;

/** A kept home in the lists that know no more of it; `code` is its number, `condition` what it is now. */
export const favorite = z.object({
  code: ours(z.number().int().positive()),
  condition: z.enum(conditionValues),
  negotiation: ours(z.enum(['sell', 'rent'])),
  /** Since when it is kept. */
  created_at: ours(z.string().nullish()),
});

/** A kept home that is not on offer any more: what is still told of it, its last price, and since when. */
export const keptGone = goneProperty.extend({
  detalhes: propertyCard.shape.detalhes,
  /** What it was offered for last; null: on request. */
  last_price: z.object({
    amount: z.number().int().nonnegative().nullable(),
    currency: z.string().regex(currencyPattern),
  }),
  left_at: z.string(),
});
export type KeptGone = z.output<typeof keptGone>;

/**
 * `GET clientArea/favorite` (spec 2 §7, which names `data` alone): the newest first, each home once. `product` is its card,
 * asked for with `?cards=1`, null where it is not on offer any more; then `gone` is what is still told of it.
 */
export const favoritesAnswer = z.object({
  data: z.array(favorite.extend({ product: ours(propertyCard.nullish()), gone: ours(keptGone.nullish()) })),
});
export type Favorite = z.output<typeof favoritesAnswer>['data'][number];

/** `POST|DELETE clientArea/favorite/{code}/{condition}`: without a negotiation whichever the property has. */
export const favoriteQuery = z.object({ negociationType: z.enum(['sell', 'rent']).optional() });
export const favoritesQuery = z.object({
  cards: ours(
    z
      .enum(['0', '1'])
      .optional()
      .transform((cards) => cards === '1'),
  ),
});

/** `POST clientArea/visitasImovel` (spec 2 §7): the signed-in visitor has seen this property. */
export const visitBody = z.object({ id_imovel: z.number().int().positive().max(2_147_483_647) });
/** `GET clientArea/visitasImovel` (spec 2 §7; the fields of the list are not shown: spec 2 §3): the last seen first. */
export const visitsAnswer = z.object({
  data: ours(
    z.array(
      z.object({
        id_imovel: z.number().int().positive(),
        seen_at: z.string(),
        product: propertyCard.nullish(),
      }),
    ),
  ),
});
