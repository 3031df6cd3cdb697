import { z } from 'zod';
import { propertyCard } from './property';

export const newProductsDays = 30;
export const maxNewProducts = 6;

/** `GET clientArea/newProducts` (ours), newest first: in cities and of types of favorites and visits, without these. */
export const newProductsAnswer = z.object({
  data: z.array(propertyCard).max(maxNewProducts),
  total: z.number().int().nonnegative(),
});
