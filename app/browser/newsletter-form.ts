import { newsletterForm } from '~/domain/forms/newsletter';
import { checkForm } from '~/domain/forms/validate';

const reason = 'Preencha nome completo e e-mail válidos';
/** Forms whose button answers to them already. */
const watched = new WeakSet<HTMLFormElement>();

/** The errors of a form, by field; empty where it may be sent. */
const errorsOf = (form: HTMLFormElement): Record<string, string[] | null> =>
  checkForm(new FormData(form), newsletterForm).reply().error ?? {};

/**
 * Watches a newsletter form from the first time it is used: its button is off, with the reason, while the form is
 * invalid (specification 2, section 4), and a field that was left shows its error. The button can still be pressed: it
 * then shows every error and goes to the first.
 */
export function watchNewsletterForm(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  const button = form.querySelector('button');
  const update = () => {
    const isInvalid = Object.keys(errorsOf(form)).length > 0;
    if (isInvalid) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
    button?.toggleAttribute('title', isInvalid);
    if (isInvalid) button?.setAttribute('title', reason);
  };
  update();
  form.addEventListener('input', ({ target }) => {
    update();
    if (target instanceof HTMLInputElement && target.ariaInvalid)
      showError(target, errorsOf(form)[target.name]);
  });
  // An error that comes when a field is left for the button would push the button away from under the pointer.
  let isButtonPressed = false;
  form.addEventListener('pointerdown', ({ target }) => {
    isButtonPressed = target === button;
  });
  form.addEventListener('focusout', ({ target }) => {
    if (!isButtonPressed && target instanceof HTMLInputElement && target.value)
      showError(target, errorsOf(form)[target.name]);
  });
  form.addEventListener('submit', (event) => {
    const errors = errorsOf(form);
    const wrong = [...form.querySelectorAll('input')].filter(({ name }) => errors[name]);
    for (const input of wrong) showError(input, errors[input.name]);
    if (wrong.length > 0) event.preventDefault();
    wrong[0]?.focus();
  });
}

/** As the server shows it (components/forms/field.tsx). */
function showError(input: HTMLInputElement, errors: string[] | null | undefined): void {
  const id = `${input.id}-erro`;
  const frame = input.closest('.campo');
  document.getElementById(id)?.remove();
  frame?.classList.toggle('erro', !!errors);
  if (!errors) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
  const message = document.createElement('p');
  message.className = 'msg';
  message.id = id;
  message.textContent = errors[0] ?? '';
  frame?.append(message);
}
