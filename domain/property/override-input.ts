import { formatDecimal, formatNumber, parseWholeAmount } from '../kernel/money';
import type { OverrideField } from './override-names';

/** How a form's text becomes a field's value: `overrideValues` judges the result. */
type InputKind = 'money' | 'decimal' | 'count' | 'text' | 'flag' | 'point' | 'iptu' | 'features';

const kinds: Readonly<Partial<Record<OverrideField, InputKind>>> = {
  ...{ sell_price: 'money', rent_price: 'money', area: 'decimal', condominium_fee: 'money' },
  ...{ point: 'point', iptu: 'iptu', features: 'features' },
  ...{ bedrooms: 'count', suites: 'count', bathrooms: 'count', parking: 'count' },
  ...{ exclusivity: 'flag', news: 'flag', opportunity: 'flag', highlighted: 'flag', first_in_list: 'flag' },
  accept_exchange: 'flag',
};
export const inputKind = (field: OverrideField): InputKind => kinds[field] ?? 'text';

export const flagWords = { yes: 'sim', no: 'nao' } as const;

/** What a form posts of a field. `period`: of the IPTU; `items`: features, 'own:piscina'. */
export interface TypedField {
  value?: string | null;
  period?: string | null;
  items?: readonly string[] | null;
}

/** '' is null. A text that is no such value stays a text, which the rules refuse. */
export function readInput(field: OverrideField, { value, period, items }: TypedField): unknown {
  const text = value ?? '';
  const typed = text.trim();
  const kind = inputKind(field);
  if (kind === 'iptu')
    return { amount: typed === '' ? null : (parseWholeAmount(typed) ?? typed), period: period || null };
  if (kind === 'features') return readFeatures(items ?? []);
  if (typed === '') return null;
  switch (kind) {
    case 'money':
      return parseWholeAmount(typed) ?? typed;
    case 'decimal':
      return readDecimal(typed) ?? typed;
    case 'point':
      return readPoint(typed) ?? typed;
    case 'count':
      return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
    case 'flag':
      return typed === flagWords.yes ? true : typed === flagWords.no ? false : typed;
    default:
      return text;
  }
}

export const featureLists = ['own', 'shared', 'ownMore', 'sharedMore'] as const;
type Features = Record<(typeof featureLists)[number], string[]>;

const readFeatures = (items: readonly string[]): Features =>
  Object.fromEntries(
    featureLists.map((list) => [
      list,
      items.filter((item) => item.startsWith(`${list}:`)).map((item) => item.slice(list.length + 1)),
    ]),
  ) as Features;

/** The inverse of `readInput`: a value as its inputs show it. */
export function inputTexts(field: OverrideField, value: unknown): Required<TypedField> {
  const none = { value: '', period: '', items: [] };
  switch (inputKind(field)) {
    case 'iptu': {
      const { amount, period } = value as { amount: number | null; period: string | null };
      return { ...none, value: amount === null ? '' : formatNumber(amount), period: period ?? '' };
    }
    case 'features': {
      const lists = value as Features;
      return { ...none, items: featureLists.flatMap((list) => lists[list].map((slug) => `${list}:${slug}`)) };
    }
    case 'point':
      return { ...none, value: pointText(value) };
    default:
      return { ...none, value: inputText(field, value) };
  }
}

/** '-22.746912, -41.881734', as maps copy it; '' without a point. An override has `lat`, the feed `true_lat`. */
export function pointText(value: unknown): string {
  const { lat, lng, true_lat = lat, true_lng = lng } = value as Record<string, number | null | undefined>;
  return typeof true_lat === 'number' && typeof true_lng === 'number' ? `${true_lat}, ${true_lng}` : '';
}

/** '-22.746912, -41.881734'; with commas for decimals, the two are apart by a space. */
export function readPoint(text: string): { lat: number; lng: number } | null {
  const [, lat, lng] =
    /^([-+]?\d{1,2}(?:\.\d{1,15})?)(?:[,;]\s?|\s[,;]?\s?)([-+]?\d{1,3}(?:\.\d{1,15})?)$/.exec(text) ??
    /^([-+]?\d{1,2},\d{1,15})[,;]?\s+([-+]?\d{1,3},\d{1,15})$/.exec(text) ??
    [];
  return lat && lng ? { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) } : null;
}

function inputText(field: OverrideField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? flagWords.yes : flagWords.no;
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return inputKind(field) === 'money' ? formatNumber(value) : formatDecimal(value);
}

/** '520', '520,5', '1.200,75', '520.5' */
function readDecimal(text: string): number | null {
  const bare = text.replace(/\s|m²$|m2$/gi, '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}
