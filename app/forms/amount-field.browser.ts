import { formatNumber, parseTypedAmount, parseWholeAmount } from '@domain/kernel/money';

const maxDigits = 12; // digits of the highest filter amount (`maxAmount`)

/** '4000000' → '4.000.000' (spec 1 §3.5). Other texts ('1,5 mi') stay: the server parses them. */
export function formatWhileTyped(text: string): string {
  const bare = text.replace(/^\s*(R?\$|€)?\s*/, '').replaceAll('-', '');
  if (!/^[\d.\s]*$/.test(bare)) return bare;
  const digits = bare
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  return digits ? formatNumber(Number(digits)) : '';
}

export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  let at = 0;
  while (seen < digitsBefore && at < formatted.length) {
    if (/\d/.test(formatted[at]!)) seen += 1;
    at += 1;
  }
  return at;
}

/** Text that is no whole amount: cents, words. */
export const isNotWhole = (text: string): boolean => text.trim() !== '' && parseWholeAmount(text) === null;

/** Both are set and min ≥ max, which must not be applied (spec 1 §7; 0 is empty). */
export function isReversed(min: string, max: string): boolean {
  const low = parseTypedAmount(min);
  const high = parseTypedAmount(max);
  return !!low && !!high && low >= high;
}
