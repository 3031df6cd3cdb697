import { formatNumber, parseTypedAmount } from '../kernel/money';
import { maxAmount } from './search-values';
import { text } from './text';

export const amountMessage = 'Digite um valor em reais, como 4.000.000';
export const minMoneyMessage = (min: number) => `O valor deve ser maior que R$ ${formatNumber(min)}`;

/** Parses an amount ('R$ 4.000.000', '1,5 mi') into whole reais (spec 1 §3.5). */
export const money = text(amountMessage).transform((typed, context) => {
  const value = parseTypedAmount(typed);
  if (value !== null && value <= maxAmount) return value;
  context.addIssue({ code: 'custom', message: amountMessage });
  return 0;
});

/** `min_money` (spec 1 §7) */
export const minMoney = (min: number) => money.refine((value) => value >= min, minMoneyMessage(min));
