import { counted } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { arrangementOf, isOwnPhoto, type PhotoArrangement } from '@domain/property/photo-arrangement';
import {
  isOverrideField,
  overrideNames,
  type Withdrawal,
  withdrawalNames,
} from '@domain/property/override-names';

/** Of an act of a property. null: the value is none of an override. '': the feed's. */
export function overrideText(field: string, value: unknown): string | null {
  if (!isOverrideField(field)) return null;
  if (value === null) return '';
  if (typeof value !== 'object' || !('value' in value)) return null;
  const { until } = value as { until?: string | null };
  const end = until ? ` até ${until.split('-').reverse().join('/')}` : '';
  return `${overrideNames[field]}: ${decided(field, value.value)}${end}`;
}

function decided(field: string, value: unknown): string {
  if (value === null) return 'nenhum';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return formatNumber(value);
  if (field === 'photos') return photosText(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (Object.hasOwn(withdrawalNames, text)) return withdrawalNames[text as Withdrawal];
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** Longer texts are in the record itself. */
const shownLength = 60;

/** 'em outra ordem, 2 recusadas, 3 com legenda, 1 da casa' */
function photosText(value: unknown): string {
  const { order, left_out, captions } = arrangementOf(value as PhotoArrangement);
  const own = [...order, ...left_out.map(({ url }) => url)].filter(isOwnPhoto).length;
  const captioned = Object.values(captions).filter((caption) => caption !== '').length;
  return [
    'em outra ordem',
    left_out.length > 0 && counted(left_out.length, 'recusada', 'recusadas'),
    captioned > 0 && `${captioned} com legenda`,
    own > 0 && `${own} da casa`,
  ]
    .filter(Boolean)
    .join(', ');
}
