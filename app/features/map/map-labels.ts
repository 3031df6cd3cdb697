import { countedProperties } from '@domain/counts';
import { formatMoney } from '@domain/money';
import { currencySymbol, type Currency } from '@domain/taxonomy/currencies';

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** Prices of a kind that a pin shows and says: from this amount on, divided by it. */
const scales = [
  { from: 1e9, format: oneDecimal, short: 'bi', one: 'bilhão', many: 'bilhões' },
  { from: 1e6, format: oneDecimal, short: 'mi', one: 'milhão', many: 'milhões' },
  { from: 1e3, format: whole, short: 'mil', one: 'mil', many: 'mil' },
] as const;

/** What is below a scale but would be rounded up to it belongs to it: 999.960 is '1,0 mi', not '1.000 mil'. */
const scaleOf = (price: number) =>
  scales.find(({ from }, index) => price >= from - (scales[index + 1]?.from ?? 1) / 2 || price >= from);

/** What stands on a pin: '9,8 mi', '850 mil', 'Sob consulta' (null); rounded, without its currency. */
export function pinText(price: number | null): string {
  if (price === null) return 'Sob consulta';
  const scale = scaleOf(price);
  return scale ? `${scale.format.format(price / scale.from)} ${scale.short}` : whole.format(price);
}

/** What a pin says to screen readers: 'R$ 9,8 milhões, Casa com pátio'. */
export function pinName(price: number | null, currency: Currency, title: string): string {
  return `${spokenPrice(price, currency)}, ${title}`;
}

function spokenPrice(price: number | null, currency: Currency): string {
  const scale = price === null ? undefined : scaleOf(price);
  if (price === null) return 'Preço sob consulta';
  if (!scale) return formatMoney(price, currency);
  const amount = scale.format.format(price / scale.from);
  return `${currencySymbol(currency)} ${amount} ${amount.startsWith('1,') ? scale.one : scale.many}`;
}

/** What is told once a group of pins was opened. */
export const groupOpened = (count: number): string =>
  `O mapa se aproximou de ${countedProperties(count)}: os pinos dessa região estão nele`;

/** The same for a group of pins. */
export function groupName(count: number): string {
  return `${countedProperties(count)} nesta região, aproximar`;
}
