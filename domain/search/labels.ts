import { formatDecimal, formatMoneyShort, formatNumber } from '../kernel/money';
import type { Currency } from '../taxonomy/currencies';
import type { AmountRange } from './param';

type Range = AmountRange | undefined;

/** Label of the price filter (spec 1 §3.5): 'Preço', 'Acima de X', 'Até X' or 'X - Y', in short money. */
export function priceButtonLabel(price: Range, currency: Currency = 'BRL'): string {
  return rangeButton('Preço', price, (value) => formatMoneyShort(value, currency));
}

export function areaButtonLabel(area: Range): string {
  return rangeButton('Área', area, squareMetres);
}

function rangeButton(name: string, range: Range, format: (value: number) => string): string {
  const { min, max } = range ?? {};
  if (min && max) return `${format(min)} - ${format(max)}`;
  if (min) return `Acima de ${format(min)}`;
  return max ? `Até ${format(max)}` : name;
}

/** In a sentence: 'de R$ 4 mi a R$ 12 mi', 'a partir de R$ 4 mi', 'até R$ 12 mi'; '' without a range. */
export function pricePhrase(price: Range, currency: Currency = 'BRL'): string {
  return rangePhrase(price, (value) => formatMoneyShort(value, currency));
}

export function areaPhrase(area: Range): string {
  return rangePhrase(area, squareMetres);
}

function rangePhrase(range: Range, format: (value: number) => string): string {
  const { min, max } = range ?? {};
  if (min && max) return `de ${format(min)} a ${format(max)}`;
  if (min) return `a partir de ${format(min)}`;
  return max ? `até ${format(max)}` : '';
}

export function formatKilometres(km: number): string {
  return `${formatDecimal(km)} km`;
}

function squareMetres(value: number): string {
  return `${formatNumber(value)} m²`;
}

export type Counted = 'dorms' | 'suites' | 'parkingLots';
const nouns: Record<Counted, { one: string; many: string; feminine: boolean; name: string }> = {
  dorms: { one: 'quarto', many: 'quartos', feminine: false, name: 'Quartos' },
  suites: { one: 'suíte', many: 'suítes', feminine: true, name: 'Suítes' },
  parkingLots: { one: 'vaga', many: 'vagas', feminine: true, name: 'Vagas' },
};
const masculine = ['', 'um', 'dois', 'três', 'quatro', 'cinco'];
const feminine = ['', 'uma', 'duas', 'três', 'quatro', 'cinco'];

export function countLabel(counted: Counted, atLeast: number | undefined): string {
  const { one, many, name } = nouns[counted];
  return atLeast ? `${atLeast}+ ${atLeast === 1 ? one : many}` : name;
}

export function countPhrase(counted: Counted, atLeast: number): string {
  const { one, many, feminine: isFeminine } = nouns[counted];
  return `${(isFeminine ? feminine : masculine)[atLeast]} ${atLeast === 1 ? one : many} ou mais`;
}

export function joinWords(words: readonly string[], conjunction: 'e' | 'ou' = 'e'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** Fallback name for a slug: 'ana-lima' → 'Ana Lima'. */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => (/^(d[aeo]s?|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
