import type { DueCheck } from '@contract/staff-checks';
import { returnField } from '../../admin-links';

/** Names of the form: the prices that the page showed. */
export const checkFields = { sale: 'sell_price', rent: 'rent_price' } as const;

/** 'Resolvido', of what a broker said. */
export const resolveIntent = 'resolvido';

/** Fields of the button. @param to the page that follows */
export const checkValues = (
  { sell_price, rent_price }: Pick<DueCheck, 'sell_price' | 'rent_price'>,
  to: string,
): Record<string, string> => ({
  [checkFields.sale]: String(sell_price ?? ''),
  [checkFields.rent]: String(rent_price ?? ''),
  [returnField]: to,
});
