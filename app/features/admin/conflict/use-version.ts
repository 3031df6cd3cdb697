import { useEffect, useRef, useState } from 'react';
import { isSame } from '@domain/staff/merge-changes';

type Values = Readonly<Record<string, string | null>>;

/**
 * The values that a form has read, as its version. New ones replace them, unless the member has typed something else:
 * then the old ones stay, and saving shows the conflict. Its JSON is a `key` of the form.
 * @param now by names of the form's fields
 */
export function useVersion<Now extends Values>(now: Now, formId: string): Now {
  const [read, setRead] = useState(now);
  const text = JSON.stringify(now);
  useEffect(() => {
    const form = document.getElementById(formId);
    const isOf = form instanceof HTMLFormElement;
    if (!isSame(read, now) && (!isOf || mayReplace(form, { read, now }))) setRead(now);
    // By value: each answer of the loader is another object.
  }, [text]);
  const shown = useRef(read);
  useEffect(() => {
    if (shown.current === read) return;
    shown.current = read;
    // The form is another element now: the focus went with the button of the old one.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${formId} button`)?.focus({ preventScroll: true });
  }, [read, formId]);
  return read;
}

/** Whether the form is untouched, or has what is stored now: its own save. */
function mayReplace(form: HTMLFormElement, { read, now }: { read: Values; now: Values }): boolean {
  const typed = new FormData(form);
  const has = (values: Values) =>
    Object.entries(values).every(([name, value]) => (typed.get(name) ?? '') === (value ?? ''));
  const areas = [...form.querySelectorAll('textarea')];
  return has(now) || (has(read) && areas.every((area) => area.value === area.defaultValue));
}
