import { z } from 'zod';
import { propertyCard } from './property';

/** How far back the new ones go, in days, and how many are told at once. */
export const newProductsDays = 30;
export const maxNewProducts = 6;

/**
 * `GET clientArea/newProducts`, a call of ours: what came on offer in the last 30 days in the towns and of the kinds of
 * the properties that the customer keeps or has seen, these apart; the newest first. `total` counts all of them.
 */
export const newProductsAnswer = z.object({
  data: z.array(propertyCard).max(maxNewProducts),
  total: z.number().int().nonnegative(),
});
