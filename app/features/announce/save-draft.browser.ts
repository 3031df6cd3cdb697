import { useEffect, useRef, useState } from 'react';
import { clock } from '@domain/clock';
import { links } from '~/links';
import { hiddenField } from '~/forms/hidden-fields';
import { type DraftForm, draftField, fieldsOf } from './draft-form';

/** What the draft's saving is answered with. */
export interface DraftSaved {
  savedAt: string;
  keptUntil: string;
}

/** After the last letter, and at the longest after the first that is not saved yet, in ms. */
const quietMs = 800;
const longestMs = 1_500;
/** Between two tries where it cannot be saved, in ms: the first pause doubles up to the longest. */
const retryMs = { first: 2_000, longest: 30_000 };

/**
 * Saves a form while it is typed, and tells the form, when it is sent, which fields were touched since.
 * @param pending whether it is on its way: what it brings needs no other saving
 * @returns when it was last saved; null: not yet
 */
export function useDraftSaver(formId: string, name: DraftForm, pending: boolean): DraftSaved | null {
  const isOnItsWay = useRef(pending);
  isOnItsWay.current = pending;
  const [saved, setSaved] = useState<DraftSaved | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    return watchDraft(form, name, setSaved, () => isOnItsWay.current);
  }, [formId, name]);
  return saved;
}

function watchDraft(
  form: HTMLFormElement,
  name: DraftForm,
  tell: (saved: DraftSaved) => void,
  isOnItsWay: () => boolean,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  /** What the draft does not hold leaves the page only when the form is sent. */
  const names = new Set([...fieldsOf(name), draftField.base, draftField.from, hiddenField.key]);
  /** What the server has of each field. */
  let known = valuesOf(form, names, 'rendered');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let retry = retryMs.first;
  let isSaving = false;

  const touched = () => namesThatDiffer(known, valuesOf(form, names, 'now'));
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  async function save(keepalive = false): Promise<void> {
    clearTimeout(timer);
    const now = valuesOf(form, names, 'now');
    const changed = namesThatDiffer(known, now);
    if (signal.aborted || isSaving || changed.length === 0) return;
    if (isOnItsWay()) return later(quietMs);
    isSaving = true;
    since = 0;
    try {
      const body = new URLSearchParams();
      for (const [field, values] of now) for (const value of values) body.append(field, value);
      body.set(draftField.form, name);
      body.set(draftField.touched, changed.join(','));
      const response = await fetch(links.announceDraftAction(), { method: 'POST', body, keepalive });
      // It was sent: nothing is saved of it any more.
      if (response.status === 409) return over.abort();
      if (!response.ok) throw new Error(String(response.status));
      known = now;
      retry = retryMs.first;
      tell((await response.json()) as DraftSaved);
      if (touched().length > 0) later(quietMs);
    } catch {
      later(retry);
      retry = Math.min(retry * 2, retryMs.longest);
    } finally {
      isSaving = false;
    }
  }

  const onChange = () => {
    since ||= clock.nowMs();
    later(Math.max(0, Math.min(quietMs, since + longestMs - clock.nowMs())));
  };
  for (const kind of ['input', 'change']) form.addEventListener(kind, onChange, { signal });
  form.addEventListener(
    'formdata',
    // The event's own, of a form that is on its way.
    // oxlint-disable-next-line no-restricted-properties
    ({ formData }) => formData.set(draftField.touched, touched().join(',')),
    { signal },
  );
  addEventListener('online', () => void save(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && void save(true), { signal });
  // What the browser has brought back is not what the page came with.
  if (touched().length > 0) onChange();
  return () => {
    void save(true);
    clearTimeout(timer);
    over.abort();
  };
}

type Values = Map<string, string[]>;

/** The fields of these names, as they stand, or as the page came with them. */
function valuesOf(form: HTMLFormElement, names: ReadonlySet<string>, when: 'now' | 'rendered'): Values {
  const values: Values = new Map();
  for (const control of form.elements) {
    const { name } = control as HTMLInputElement;
    const value = names.has(name) ? valueOf(control, when) : undefined;
    if (value === undefined) continue;
    values.set(name, [...(values.get(name) ?? []), ...value]);
  }
  return values;
}

/** undefined: it is no field of the draft. */
function valueOf(control: Element, when: 'now' | 'rendered'): string[] | undefined {
  if (control instanceof HTMLSelectElement && control.name) {
    const options = [...control.options];
    const rendered = options.find((option) => option.defaultSelected) ?? options[0];
    return when === 'now' ? [control.value] : [rendered?.value ?? ''];
  }
  if (control instanceof HTMLTextAreaElement && control.name)
    return [when === 'now' ? control.value : control.defaultValue];
  if (!(control instanceof HTMLInputElement) || !control.name || control.type === 'file') return undefined;
  if (control.type === 'checkbox' || control.type === 'radio')
    return (when === 'now' ? control.checked : control.defaultChecked) ? [control.value] : [];
  return [when === 'now' ? control.value : control.defaultValue];
}

function namesThatDiffer(one: Values, other: Values): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)));
}
