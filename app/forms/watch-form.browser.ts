import { checkForm } from './check';
import type { Errors, Form, FormSchema } from './form';
import { firstErrors } from './form-reply';

/** What is to be shown of a form now. */
export interface Findings {
  /** Made of what its fields show at the time: an answer of the server may have come in between. */
  errors: (standing: Errors) => Errors;
  /** Whether it can be sent as it stands. */
  isValid: boolean;
  /** It was to be sent, and is not. */
  isAttempt?: boolean;
}

interface WatchOptions {
  form: Pick<Form, 'labels'>;
  /** Its rules. */
  schema: FormSchema;
  tell: (findings: Findings) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Checks a form while it is used: a field that was filled in shows its error when it is left, an error goes while it is
 * mended, and sending the form shows every error and stops it. It comes with the rules when the form is first used.
 */
export function watchForm(element: HTMLFormElement, options: WatchOptions): void {
  const { form, schema, tell, signal } = options;
  /** What has no field to be shown at is the server's to say. */
  const look = (): Errors => {
    const all = firstErrors(checkForm(new FormData(element), schema).reply().error);
    return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(form.labels, name)));
  };
  let found = look();
  /** Of the errors that stand, the field's own follows the rules, and so do those that they have found before. */
  const update = (name: string, isLeft: boolean) => {
    const before = found;
    const now = (found = look());
    const errors = (standing: Errors): Errors => {
      const names = new Set([...Object.keys(standing), ...(isLeft ? [name] : [])]);
      const shown = [...names].flatMap((each) => {
        const isOurs = each === name || standing[each] === before[each];
        const text = isOurs ? now[each] : standing[each];
        return text ? [[each, text] as const] : [];
      });
      return Object.fromEntries(shown);
    };
    tell({ errors, isValid: isEmpty(now) });
  };
  tell({ errors: (standing) => standing, isValid: isEmpty(found) });
  on('input', ({ target }) => isControl(target) && update(target.name, false));
  whenLeft(element, ({ name, value }) => value && update(name, true), signal);
  on('submit', (event) => {
    // A button that asks for something else than to go on.
    if ((event as SubmitEvent).submitter?.hasAttribute('formnovalidate')) return;
    const wrong = (found = look());
    if (isEmpty(wrong)) return;
    event.preventDefault();
    tell({ errors: () => wrong, isValid: false, isAttempt: true });
  });

  function on(kind: 'input' | 'submit', act: (event: Event) => void) {
    element.addEventListener(kind, act, { signal });
  }
}

/** Puts the focus on the first field that is wrong. */
export const focusFirstError = (form: HTMLFormElement, errors: Errors): void =>
  [...form.elements]
    .filter(isControl)
    .find(({ name }) => errors[name])
    ?.focus();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
const isEmpty = (errors: Errors) => Object.keys(errors).length === 0;

/**
 * Tells which field was left; where it was left for something that is being pressed, only after the click: an error would
 * push that away from under the pointer. Not where a button sends the form, which checks it all.
 */
function whenLeft(form: HTMLFormElement, leave: (field: Control) => void, signal: AbortSignal): void {
  let press: { sends: boolean; left?: Control } | null = null;
  form.addEventListener(
    'pointerdown',
    ({ target }) => {
      const own: typeof press = { sends: target instanceof Element && target.closest('button') !== null };
      press = own;
      const over = new AbortController();
      // The click follows the release at once; a finger that scrolls the page is never released.
      const release = () => {
        over.abort();
        setTimeout(() => {
          if (press === own) press = null;
          if (own.left && !own.sends) leave(own.left);
        });
      };
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, release, { signal: over.signal });
    },
    { signal },
  );
  form.addEventListener(
    'focusout',
    ({ target }) => {
      if (!isControl(target)) return;
      if (press) press.left = target;
      else leave(target);
    },
    { signal },
  );
}
