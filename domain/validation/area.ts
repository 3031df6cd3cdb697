import { parseTypedAmount } from '../kernel/money';
import { text } from './text';

export const areaMessage = 'Digite a área em metros quadrados, como 120';
/** Plausible maximum, in m². */
const largest = 10_000_000;

/** Parses an area ('120', '1.200 m²', '412,5') into whole m²; empty is 0 (spec 2 §5). */
export const area = text(areaMessage).transform((typed, context) => {
  const value = typed === '' ? 0 : parseTypedAmount(typed);
  if (value !== null && value <= largest) return Math.round(value);
  context.addIssue({ code: 'custom', message: areaMessage });
  return 0;
});
