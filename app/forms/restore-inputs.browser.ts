import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { isControl, setInput, valueOf, type Control } from './control-value.browser';

/** By history entry and control. In memory only: browsers restore the input of a restored document. */
const inputsByPage = new Map<string, Map<string, string>>();

/** Restores POST forms after back navigation, as browsers do without scripts; no passwords or files. */
export function useRestoreInputs(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (isBack) giveBack(inputsByPage.get(key));
    const onInput = ({ target }: Event) => {
      if (!isControl(target) || !target.form || !isRestorable(target)) return;
      const typed = inputsByPage.get(key) ?? new Map<string, string>();
      inputsByPage.set(key, typed.set(placeOf(target), valueOf(target)));
    };
    // A check of conform is a submission that it prevents.
    const onSubmit = ({ defaultPrevented }: Event) => !defaultPrevented && inputsByPage.delete(key);
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
    };
  }, [key, isBack]);
}

const isRestorable = ({ form, name, type }: Control) =>
  form?.method === 'post' && name !== '' && type !== 'password' && type !== 'file';

const placeOf = (control: Control) =>
  `${[...document.forms].indexOf(control.form!)} ${[...control.form!.elements].indexOf(control)} ${control.name}`;

function giveBack(typed: Map<string, string> | undefined): void {
  if (!typed) return;
  const controls = [...document.forms]
    .flatMap((form) => [...form.elements].filter(isControl))
    .filter(isRestorable);
  const left = controls.flatMap((control) => {
    const value = typed.get(placeOf(control));
    return value === undefined ? [] : [[control, value] as const];
  });
  // Hidden inputs first: the country of a phone determines its format.
  for (const [control, value] of left) if (control.type === 'hidden') setInput(control, value);
  setTimeout(() => {
    for (const [control, value] of left) if (control.isConnected) setInput(control, value);
  });
}
