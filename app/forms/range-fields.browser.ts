import { iconElement } from '~/components/ui/icon';
import { caretAfter, formatWhileTyped, isReversed } from './amount-field.browser';

/** Around a pair of amounts, the lower first; its value says what to tell where they are the wrong way round. */
const rangeAttribute = 'data-range-error';
const messageId = 'faixa-invertida';

/** An amount of a filter (`data-amount`): its thousands are separated while it is typed. */
export const amountAttribute = 'amount';

const inputsOf = (range: Element) => [...range.querySelectorAll('input')];

/** Separates the thousands while an amount is typed; the caret stays where it is among the digits. */
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

/** Puts the amounts of a panel back to those that are applied, unless an error keeps them. */
export function takeBackRange(panel: Element): void {
  for (const range of panel.querySelectorAll(`[${rangeAttribute}]`)) {
    for (const input of inputsOf(range)) input.value = input.defaultValue;
    inputsOf(range).forEach(clearMessage);
  }
}

/** Whether all ranges of a form are in order; the first that is not gets its message and the focus. */
export function checkRanges(form: HTMLFormElement): boolean {
  const reversed = [...form.querySelectorAll(`[${rangeAttribute}]`)].find((range) => {
    const [min, max] = inputsOf(range);
    return min && max && isReversed(min.value, max.value);
  });
  if (!reversed) return true;
  showMessage(reversed);
  return false;
}

/** As the server shows an error (fields.tsx): beside the fields, told by them. */
function showMessage(range: Element): void {
  const [, max] = inputsOf(range);
  if (!max) return;
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
  words.textContent = range.getAttribute(rangeAttribute);
  message.append(iconElement('warning'), words);
  range.append(message);
  max.focus();
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
