import { requestField, requests } from '~/domain/forms/requests';
import { checkForm, type FormSchema } from '~/domain/forms/validate';

type SchemaFor = (form: HTMLFormElement) => FormSchema;

/** The checks of accounts' forms, by the names of their rules. */
const accountForms = {
  'acesso-email': 'emailForm',
  'acesso-login': 'loginForm',
  'acesso-registration': 'registrationForm',
  recuperar: 'emailForm',
  redefinir: 'newPasswordForm',
} as const;

/** The rules of a form by the name of its check: the server's own, each loaded for its form alone. */
const rules: Record<string, () => Promise<SchemaFor>> = {
  newsletter: subscriberRules,
  aviso: subscriberRules,
  mensagem: async () => {
    const { brokerContactForm } = await import('~/domain/forms/contact');
    return () => brokerContactForm;
  },
  ...Object.fromEntries(Object.entries(accountForms).map(([name, form]) => [name, () => accountRules(form)])),
  perfil: async () => {
    const { profileForm } = await import('~/domain/forms/profile');
    return () => profileForm;
  },
  pedido: async () => {
    const { talkForm, visitForm } = await import('~/domain/forms/property-request');
    return (form) =>
      new FormData(form).get(requestField) === requests.visit ? visitForm(daysOf(form)) : talkForm;
  },
};

/** Signing in, registering, and a forgotten password. */
async function accountRules(form: (typeof accountForms)[keyof typeof accountForms]): Promise<SchemaFor> {
  const forms = await import('~/domain/forms/sign-in');
  return () => forms[form];
}

/** Name and e-mail alone. */
async function subscriberRules(): Promise<SchemaFor> {
  const { newsletterForm } = await import('~/domain/forms/newsletter');
  return () => newsletterForm;
}

/** The days that the form itself lets choose. */
const daysOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[name=dia]')].map(({ value }) => value);

/** The newsletter's button says what it waits for (spec 2 §4). */
const reason = 'Preencha nome completo e e-mail válidos';
/** Forms that answer already. */
const watched = new WeakSet<HTMLFormElement>();

type Control = HTMLInputElement | HTMLTextAreaElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Watches a form from the first time it is used: a field that was left shows its error, and sending it shows every error
 * and goes to the first. The newsletter's button is off, with the reason, while the form is invalid; it can still be
 * pressed. A form that shows a server's answer names no check any more, and is left alone.
 */
export async function watchForm(form: HTMLFormElement): Promise<void> {
  const check = form.dataset.check ?? '';
  if (watched.has(form) || !rules[check]) return;
  watched.add(form);
  const schemaFor = await rules[check]();
  const isOn = () => form.dataset.check === check;
  const errorsOf = (): Record<string, string[] | null> =>
    checkForm(new FormData(form), schemaFor(form)).reply().error ?? {};
  const leave = (field: Control) => {
    if (isOn() && field.value) showError(field, errorsOf()[field.name]);
  };
  const update = () => {
    if (check === 'newsletter') markButton(form, Object.keys(errorsOf()).length > 0);
  };
  update();
  form.addEventListener('input', ({ target }) => {
    update();
    if (isOn() && isControl(target) && target.ariaInvalid) showError(target, errorsOf()[target.name]);
  });
  holdWhilePressed(form, leave);
  form.addEventListener('submit', (event) => {
    if (!isOn()) return;
    const errors = errorsOf();
    const fields = [...form.elements].filter(isControl);
    for (const field of fields) showError(field, errors[field.name]);
    const wrong = fields.find(({ name }) => errors[name]);
    if (wrong) event.preventDefault();
    wrong?.focus();
  });
}

function markButton(form: HTMLFormElement, isInvalid: boolean): void {
  const button = form.querySelector('button');
  if (isInvalid) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
  if (isInvalid) button?.setAttribute('title', reason);
  else button?.removeAttribute('title');
}

/**
 * Tells which field was left; where it was left for something that is being pressed, only after the click: an error would
 * push that away from under the pointer. Not where a button sends the form, which checks it all.
 */
function holdWhilePressed(form: HTMLFormElement, leave: (field: Control) => void): void {
  let press: { sends: boolean; left?: Control } | null = null;
  form.addEventListener('pointerdown', ({ target }) => {
    const own: typeof press = { sends: target instanceof Element && target.closest('button') !== null };
    press = own;
    const release = () => {
      press = null;
      if (own.left && !own.sends) leave(own.left);
    };
    // The click follows the release at once.
    window.addEventListener('pointerup', () => setTimeout(release), { once: true });
  });
  form.addEventListener('focusout', ({ target }) => {
    if (!isControl(target)) return;
    if (press) press.left = target;
    else leave(target);
  });
}

/** As the server shows it (components/forms/field.tsx). */
function showError(input: Control, errors: string[] | null | undefined): void {
  const frame = input.closest('.campo');
  if (!frame) return;
  const id = `${input.id}-erro`;
  document.getElementById(id)?.remove();
  frame.classList.toggle('erro', !!errors);
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
  frame.append(message);
}
