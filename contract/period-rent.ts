import { z } from 'zod';
import { rentPeriods } from '@domain/property/period-rent';

/** A rent that is not by the month, in whole units; the monthly rent beside it is null. */
export const periodRent = z
  .object({ amount: z.number().int().positive(), period: z.enum(rentPeriods) })
  .nullish();
