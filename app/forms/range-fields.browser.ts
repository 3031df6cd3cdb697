import { iconElement } from '~/components/ui/icon';
import { caretAfter, formatWhileTyped, isNotWhole, isReversed } from './amount-field.browser';

/** On a pair of amounts; its value is the error text for min ≥ max. */
const rangeAttribute = 'data-range-error';
/** Besides, where only whole amounts are valid; its value is the error text for others. */
const wholeAttribute = 'data-whole-error';
const messageId = 'faixa-invertida';

export const amountAttribute = 'amount';

const inputsOf = (range: Element) => [...range.querySelectorAll('input')];

/** Keeps the caret's position among the digits. */
export function formatAmount(input: HTMLInputElement): void {
  clearMessage(input);
  const text = input.value;
  const formatted = formatWhileTyped(text);
  if (formatted === text) return;
  const digitsBefore = text.slice(0, input.selectionStart ?? text.length).replace(/\D/g, '').length;
  input.value = formatted;
  const caret = caretAfter(formatted, digitsBefore);
  input.setSelectionRange(caret, caret);
}

export function takeBackRange(panel: Element): void {
  for (const range of panel.querySelectorAll(`[${rangeAttribute}]`)) {
    for (const input of inputsOf(range)) input.value = input.defaultValue;
    inputsOf(range).forEach(clearMessage);
  }
}

/** The first invalid range gets an error and the focus. */
export function checkRanges(form: HTMLFormElement): boolean {
  for (const range of form.querySelectorAll(`[${rangeAttribute}]`)) {
    const error = errorOf(range);
    if (error === null) continue;
    showMessage(range, error);
    return false;
  }
  return true;
}

function errorOf(range: Element): string | null {
  const whole = range.getAttribute(wholeAttribute);
  const [min, max] = inputsOf(range);
  if (!min || !max) return null;
  if (whole !== null && [min, max].some(({ value }) => isNotWhole(value))) return whole;
  return isReversed(min.value, max.value) ? range.getAttribute(rangeAttribute) : null;
}

/** Same markup as the server's error (field.tsx). */
function showMessage(range: Element, error: string): void {
  const [min, max] = inputsOf(range);
  if (!min || !max) return;
  // A field in a folded group cannot take the focus.
  range.closest('details')?.setAttribute('open', '');
  for (const input of inputsOf(range)) {
    clearMessage(input);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', messageId);
    input.closest('.campo')?.classList.add('erro');
  }
  const message = document.createElement('p');
  message.id = messageId;
  message.className = 'msg msg--linha';
  message.role = 'alert';
  const words = document.createElement('span');
  words.textContent = error;
  message.append(iconElement('warning'), words);
  range.append(message);
  (range.hasAttribute(wholeAttribute) && isNotWhole(min.value) ? min : max).focus();
}

function clearMessage(input: HTMLInputElement): void {
  const range = input.closest(`[${rangeAttribute}]`);
  if (!range?.querySelector(`#${messageId}`)) return;
  range.querySelector(`#${messageId}`)?.remove();
  for (const other of inputsOf(range)) {
    other.removeAttribute('aria-invalid');
    other.removeAttribute('aria-describedby');
    other.closest('.campo')?.classList.remove('erro');
  }
}
