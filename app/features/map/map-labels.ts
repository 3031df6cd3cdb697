import { countedProperties } from '@domain/kernel/counts';
import { formatMoney } from '@domain/kernel/money';
import { type RentPeriod, rentPeriodText, rentPeriodUnit } from '@domain/property/period-rent';
import { amountSymbol, type Currency } from '@domain/taxonomy/currencies';

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

const scales = [
  { from: 1e9, format: oneDecimal, short: 'bi', one: 'bilhão', many: 'bilhões' },
  { from: 1e6, format: oneDecimal, short: 'mi', one: 'milhão', many: 'milhões' },
  { from: 1e3, format: whole, short: 'mil', one: 'mil', many: 'mil' },
] as const;

/** Use the next scale if rounding reaches it: 999.960 is '1,0 mi', not '1.000 mil'. */
const scaleOf = (price: number) =>
  scales.find(({ from }, index) => price >= from - (scales[index + 1]?.from ?? 1) / 2 || price >= from);

type PricedPin = {
  price: number | null;
  isFrom?: boolean;
  period?: RentPeriod | null;
  currency: Currency;
  title: string;
};

export const startingPrice = 'a partir de';

/** 'R$ 9,8 mi', 'R$ 850 mil', 'R$ 6 mil/dia', 'Sob consulta' (null); `isFrom` is beside it. */
export function pinText({ price, period, currency }: Omit<PricedPin, 'title' | 'isFrom'>): string {
  if (price === null) return 'Sob consulta';
  const scale = scaleOf(price);
  const amount = scale ? `${scale.format.format(price / scale.from)} ${scale.short}` : whole.format(price);
  const text = `${amountSymbol(currency)} ${amount}`;
  return period ? `${text}/${rentPeriodUnit(period)}` : text;
}

/** Accessible name: 'R$ 9,8 milhões, Casa com pátio'. */
export function pinName({ price, isFrom, period, currency, title }: PricedPin): string {
  const spoken = `${isFrom ? 'A partir de ' : ''}${spokenPrice(price, currency)}`;
  return `${period ? `${spoken} ${rentPeriodText(period)}` : spoken}, ${title}`;
}

function spokenPrice(price: number | null, currency: Currency): string {
  const scale = price === null ? undefined : scaleOf(price);
  if (price === null) return 'Preço sob consulta';
  if (!scale) return formatMoney(price, currency);
  const amount = scale.format.format(price / scale.from);
  return `${amountSymbol(currency)} ${amount} ${amount.startsWith('1,') ? scale.one : scale.many}`;
}

export const groupOpened = (count: number): string =>
  `O mapa se aproximou de ${countedProperties(count)}: os pinos dessa região estão nele`;

export function groupName(count: number): string {
  return `${countedProperties(count)} nesta região, aproximar`;
}
