import { z } from 'zod';
import { conditionValues } from '@domain/taxonomy/conditions';
import { ours } from './ours';
import { goneProperty, propertyCard } from './property';

/** Properties that an account may keep. */
export const maxFavorites = 500;

/**
 * `GET clientArea/favorite` (spec 2 §7, which names `data` alone): the newest first. `code` is the property's number;
 * `product` is its card, asked for with `?cards=1`, null where it is not on offer any more; then `gone` is what is still
 * told of it.
 */
export const favoritesAnswer = z.object({
  data: z.array(
    z.object({
      code: ours(z.number().int().positive()),
      condition: z.enum(conditionValues),
      negotiation: ours(z.enum(['sell', 'rent'])),
      created_at: ours(z.string().nullish()),
      product: ours(propertyCard.nullish()),
      gone: ours(goneProperty.nullish()),
    }),
  ),
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
