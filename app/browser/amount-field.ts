import { formatNumber, parseTypedAmount } from '~/domain/money';

/** As many digits as the highest amount that a filter takes has (contract/filters, `maxAmount`). */
const maxDigits = 12;

/**
 * An amount while it is typed, with its thousands separated: '4000000' → '4.000.000' (spec 1 §3.5: whole, no
 * negatives). Words and decimals ('1,5 mi') are left as they are: the server understands them.
 */
export function formatWhileTyped(text: string): string {
  const bare = text.replace(/^\s*(R?\$|€)?\s*/, '').replaceAll('-', '');
  if (!/^[\d.\s]*$/.test(bare)) return bare;
  const digits = bare
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  return digits ? formatNumber(Number(digits)) : '';
}

/** Where the caret stands after formatting: behind as many digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  let at = 0;
  while (seen < digitsBefore && at < formatted.length) {
    if (/\d/.test(formatted[at]!)) seen += 1;
    at += 1;
  }
  return at;
}

/** Both sides set and min ≥ max: nothing is applied then (spec 1 §7; 0 is empty). */
export function isReversed(min: string, max: string): boolean {
  const low = parseTypedAmount(min);
  const high = parseTypedAmount(max);
  return !!low && !!high && low >= high;
}
