import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What was typed and not sent: by the page's entry in the history, and there by the control's place. In memory only: it
 * goes with the document, and where a browser brings a document back it brings back what was typed too.
 */
const kept = new Map<string, Map<string, string>>();

/**
 * Who follows a link and comes back finds forms as they were left. Without scripts the browser sees to it; with them
 * pages are made anew. Passwords are nobody's to keep, and a search says in its address what it is.
 */
export function useKeptTyping(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (isBack) giveBack(kept.get(key));
    const onInput = ({ target }: Event) => {
      if (!isControl(target) || !target.form || !canBeKept(target)) return;
      const typed = kept.get(key) ?? new Map<string, string>();
      kept.set(key, typed.set(placeOf(target), valueOf(target)));
    };
    const onSubmit = () => kept.delete(key);
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
    };
  }, [key, isBack]);
}

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const canBeKept = ({ form, name, type }: Control) =>
  form?.method === 'post' && name !== '' && type !== 'password' && type !== 'file';

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const valueOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value);

/** Which form of the page, and which control of it. */
const placeOf = (control: Control) =>
  `${[...document.forms].indexOf(control.form!)} ${[...control.form!.elements].indexOf(control)} ${control.name}`;

function giveBack(typed: Map<string, string> | undefined): void {
  if (!typed) return;
  const controls = [...document.forms]
    .flatMap((form) => [...form.elements].filter(isControl))
    .filter(canBeKept);
  const left = controls.flatMap((control) => {
    const value = typed.get(placeOf(control));
    return value === undefined ? [] : [[control, value] as const];
  });
  // What was chosen first: a phone's country says how its number is written.
  for (const [control, value] of left) if (control.type === 'hidden') put(control, value);
  setTimeout(() => {
    for (const [control, value] of left) if (control.isConnected) put(control, value);
  });
}

/** As a person would do it, so that whatever listens to a field hears of it. */
function put(control: Control, value: string): void {
  if (valueOf(control) === value) return;
  // A radio is let go by choosing another.
  if (isTick(control)) return control.type === 'radio' && value === 'false' ? undefined : control.click();
  // React's own setter would hide the change from its listeners.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
