import { UsageError } from './exit-codes';
import { parseWholeAmount } from '@domain/kernel/money';
import { readPoint } from '@domain/property/override-input';
import { type OverrideField, type Withdrawal } from '@domain/property/override-names';
import { overrideReason, overrideUntil, overrideValues, type Override } from '@domain/property/overrides';

/** Words of the commands and their fields; `price` is the rent of what is only for rent. */
const fieldsByWord = {
  price: 'sell_price',
  rent: 'rent_price',
  title: 'title',
  description: 'description',
  note: 'note',
  hide: 'withdrawn',
  sold: 'withdrawn',
  broker: 'broker',
  area: 'area',
  bedrooms: 'bedrooms',
  suites: 'suites',
  bathrooms: 'bathrooms',
  parking: 'parking',
  features: 'features',
  condominium: 'condominium_fee',
  iptu: 'iptu',
  point: 'point',
  exclusivity: 'exclusivity',
  news: 'news',
  opportunity: 'opportunity',
  highlight: 'highlighted',
  first: 'first_in_list',
  exchange: 'accept_exchange',
  photos: 'photos',
} as const satisfies Record<string, OverrideField>;
export type FieldWord = keyof typeof fieldsByWord;
export const fieldWords = Object.keys(fieldsByWord);

/** Lists are arranged in the admin. */
const inAdmin: readonly string[] = ['photos', 'features', 'iptu'] satisfies FieldWord[];
const settableWords = fieldWords.filter((word) => !inAdmin.includes(word));

export const wordOf = (field: OverrideField): string =>
  Object.entries(fieldsByWord).find(([, each]) => each === field)![0];

const reasons: Readonly<Record<string, Withdrawal>> = {
  proprietario: 'owner',
  vendido: 'sold',
  alugado: 'rented',
  revisao: 'review',
};

export function fieldOf(word: string, words = fieldWords): OverrideField {
  if (!words.includes(word)) throw new UsageError(`'${word}' não é um campo; são estes: ${words.join(', ')}`);
  return fieldsByWord[word as FieldWord];
}

interface Given {
  value?: string;
  until?: string;
  reason?: string;
}

/** @throws UsageError */
export function readOverride(word: string, given: Given): { field: OverrideField; override: Override } {
  const field = fieldOf(word, settableWords);
  const value = overrideValues[field].safeParse(valueOf(word, field, given.value));
  const until = overrideUntil.safeParse(given.until);
  const reason = overrideReason.safeParse(given.reason);
  if (!value.success) throw new UsageError(`${word}: ${value.error.issues[0]!.message}`);
  if (!until.success)
    throw new UsageError(`--until pede um dia como 2026-12-31: ${until.error.issues[0]!.message}`);
  if (!reason.success) throw new UsageError(`--reason: ${reason.error.issues[0]!.message}`);
  return { field, override: { value: value.data, until: until.data, reason: reason.data } };
}

function valueOf(word: string, field: OverrideField, text: string | undefined): unknown {
  if (field === 'withdrawn') return withdrawalOf(word, text);
  if (text === undefined) throw new UsageError(`set ${word} pede um valor`);
  switch (field) {
    case 'sell_price':
    case 'rent_price':
      return text === 'consulta' ? null : (parseWholeAmount(text) ?? text);
    case 'condominium_fee':
      return parseWholeAmount(text) ?? text;
    case 'point':
      return readPoint(text) ?? text;
    case 'area':
      return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
    case 'bedrooms':
    case 'suites':
    case 'bathrooms':
    case 'parking':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'exclusivity':
    case 'news':
    case 'opportunity':
    case 'highlighted':
    case 'first_in_list':
    case 'accept_exchange':
      return text === 'sim' ? true : text === 'nao' || text === 'não' ? false : text;
    default:
      return text;
  }
}

function withdrawalOf(word: string, text: string | undefined): Withdrawal {
  if (word === 'sold') {
    if (text !== undefined) throw new UsageError('set sold não leva valor');
    return 'sold';
  }
  const reason = reasons[text ?? 'revisao'];
  if (!reason) throw new UsageError(`hide leva um destes motivos: ${Object.keys(reasons).join(', ')}`);
  return reason;
}
