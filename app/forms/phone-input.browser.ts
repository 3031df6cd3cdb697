import { caretAfter } from './amount-field.browser';

const maxDigits = 16; // maximum of digits (spec 1 §7)

/** '11987654321' → '(11) 98765-4321'. International numbers keep spaces and hyphens. */
export function formatPhoneWhileTyped(text: string, isBrazilian: boolean): string {
  const isInternational = text.trimStart().startsWith('+');
  const digits = text.replace(/\D/g, '').slice(0, maxDigits);
  if (!isBrazilian || isInternational || digits.length > 11) {
    let left = maxDigits;
    const limited = text.replace(/[^\d\s().+-]/g, '').replace(/\d/g, (digit) => (left-- > 0 ? digit : ''));
    return limited;
  }
  if (digits.length <= 2) return digits;
  const local = digits.slice(2);
  const head = local.length > 8 ? 5 : 4;
  const tail = local.slice(head);
  return `(${digits.slice(0, 2)}) ${local.slice(0, head)}${tail && `-${tail}`}`;
}

/** Keeps the caret's position among the digits. */
export function formatPhone(input: HTMLInputElement, isBrazilian: boolean): void {
  const text = input.value;
  const formatted = formatPhoneWhileTyped(text, isBrazilian);
  if (formatted === text) return;
  const before = text.slice(0, input.selectionStart ?? text.length).replace(/\D/g, '').length;
  input.value = formatted;
  const caret = before === 0 ? 0 : caretAfter(formatted, before);
  input.setSelectionRange(caret, caret);
}
