import { z } from 'zod';
import { monthNames } from '../kernel/moment';

/** When a launch is delivered: a month ('2028-03'), or 'pronto' once it is built. */
export const delivery = z.union([z.literal('pronto'), z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)]);
export type Delivery = z.output<typeof delivery>;

/** 'entrega em março de 2028', 'pronto para morar' */
export function deliveryText(given: Delivery): string {
  const [year, month] = given.split('-');
  return month ? `entrega em ${monthNames[Number(month) - 1]} de ${year}` : 'pronto para morar';
}
