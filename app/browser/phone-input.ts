import { caretAfter } from './amount-field';

/** Digits that a phone has, at most (spec 1 §7). */
const maxDigits = 16;

/**
 * A number while it is typed: '11987' → '(11) 987', '11987654321' → '(11) 98765-4321'. One with its own '+' or of another
 * country keeps its spaces and hyphens; letters go, and so do digits beyond 16.
 */
export function formatPhoneWhileTyped(text: string, isBrazilian: boolean): string {
  const isInternational = text.trimStart().startsWith('+');
  const digits = text.replace(/\D/g, '').slice(0, maxDigits);
  if (!isBrazilian || isInternational || digits.length > 11) {
    let left = maxDigits;
    const kept = text.replace(/[^\d\s().+-]/g, '').replace(/\d/g, (digit) => (left-- > 0 ? digit : ''));
    return kept;
  }
  if (digits.length <= 2) return digits;
  const local = digits.slice(2);
  const head = local.length > 8 ? 5 : 4;
  const tail = local.slice(head);
  return `(${digits.slice(0, 2)}) ${local.slice(0, head)}${tail && `-${tail}`}`;
}

/** Formats a field in place; the caret stays where it is among the digits. */
export function formatPhone(input: HTMLInputElement, isBrazilian: boolean): void {
  const text = input.value;
  const formatted = formatPhoneWhileTyped(text, isBrazilian);
  if (formatted === text) return;
  const before = text.slice(0, input.selectionStart ?? text.length).replace(/\D/g, '').length;
  input.value = formatted;
  const caret = before === 0 ? 0 : caretAfter(formatted, before);
  input.setSelectionRange(caret, caret);
}
