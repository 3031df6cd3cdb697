import { iconElement } from '~/components/ui/icon';
import type { Errors } from '~/forms/form';
import { focusFirstError, watchForm } from '~/forms/watch-form.browser';
import { newsletterForms, newsletterWaitsFor } from './newsletter';

/** Checks the footer's form while it is used, as React's are checked; what there is to say is written here. */
export async function watchNewsletter(form: HTMLFormElement): Promise<void> {
  const { footer } = newsletterForms;
  let shown: Errors = {};
  watchForm(form, {
    form: footer,
    schema: await footer.schema(),
    tell({ errors, isValid, isAttempt }) {
      shown = errors(shown);
      markButton(form, isValid);
      for (const name of Object.keys(footer.labels)) showError(form.elements.namedItem(name), shown[name]);
      if (isAttempt) focusFirstError(form, shown);
    },
    signal: new AbortController().signal,
  });
}

/** It looks off, and can still be pressed. */
function markButton(form: HTMLFormElement, isValid: boolean): void {
  const button = form.querySelector('button');
  for (const [name, value] of [
    ['aria-disabled', 'true'],
    ['title', newsletterWaitsFor],
  ] as const) {
    if (isValid) button?.removeAttribute(name);
    else button?.setAttribute(name, value);
  }
}

/** As the server shows it (forms/field.tsx). */
function showError(input: Element | RadioNodeList | null, error: string | undefined): void {
  const frame = input instanceof HTMLInputElement && input.closest('.campo');
  if (!frame) return;
  const id = `${input.id}-erro`;
  const said = document.getElementById(id);
  frame.classList.toggle('erro', error !== undefined);
  if (error === undefined) {
    said?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
  const message = said ?? document.createElement('p');
  message.className = 'msg';
  message.id = id;
  const words = document.createElement('span');
  words.textContent = error;
  message.replaceChildren(iconElement('warning'), words);
  frame.append(message);
}
