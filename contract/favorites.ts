import { z } from 'zod';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { ours } from './ours';
import { goneProperty, propertyCard } from './property';

export const maxFavorites = 500;

/** A favorite in lists without its card. `code` is the property id; `condition` is the current one. */
export const favorite = z.object({
  code: ours(z.number().int().positive()),
  condition: z.enum(conditionValues),
  negotiation: ours(z.enum(['sell', 'rent'])),
  created_at: ours(z.string().nullish()),
});

export const goneFavorite = goneProperty.extend({
  detalhes: propertyCard.shape.detalhes,
  last_price: z.object({
    amount: z.number().int().nonnegative().nullable(),
    currency: z.string().regex(currencyPattern),
  }),
  left_at: z.string(),
});
export type GoneFavorite = z.output<typeof goneFavorite>;

/** `GET clientArea/favorite` (spec 2 §7, which names `data` alone). `?cards=1`: `product`, or `gone` if unavailable. */
export const favoritesAnswer = z.object({
  data: z.array(
    favorite.extend({ product: ours(propertyCard.nullish()), gone: ours(goneFavorite.nullish()) }),
  ),
});
export type Favorite = z.output<typeof favoritesAnswer>['data'][number];

/** `POST|DELETE clientArea/favorite/{code}/{condition}`. By default the negotiation that the property has. */
export const favoriteQuery = z.object({ negociationType: z.enum(['sell', 'rent']).optional() });
export const favoritesQuery = z.object({
  cards: ours(
    z
      .enum(['0', '1'])
      .optional()
      .transform((cards) => cards === '1'),
  ),
});

export const visitBody = z.object({ id_imovel: z.number().int().positive().max(2_147_483_647) });
/** `GET clientArea/visitasImovel` (spec 2 §7; its fields are not specified: spec 2 §3), last seen first. */
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
