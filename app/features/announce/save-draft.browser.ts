import { useEffect, useRef, useState } from 'react';
import { clock } from '@domain/kernel/clock';
import { links } from '~/links';
import { hiddenField } from '~/forms/hidden-fields';
import { type DraftForm, draftField, fieldsOf } from './draft-form';

export interface DraftSaved {
  savedAt: string;
  /** null: it stays. */
  keptUntil: string | null;
}

/** Delay after the last input, and maximum delay after the first unsaved input; ms. */
const quietMs = 800;
const maxDelayMs = 1_500;
/** Pause before a retry, doubled up to `longest`; ms. */
const retryMs = { first: 2_000, longest: 30_000 };

/** Autosaves a form, except while `pending`, and marks changed fields on submit. Returns the last save. */
export function useDraftSaver(
  formId: string,
  name: DraftForm,
  pending: boolean,
  action = links.announceDraftAction(),
): DraftSaved | null {
  const isSubmitting = useRef(pending);
  isSubmitting.current = pending;
  const [saved, setSaved] = useState<DraftSaved | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    return watchDraft(form, { name, action }, setSaved, () => isSubmitting.current);
  }, [formId, name, action]);
  return saved;
}

function watchDraft(
  form: HTMLFormElement,
  { name, action }: { name: DraftForm; action: string },
  onSaved: (saved: DraftSaved) => void,
  isSubmitting: () => boolean,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  /** Other fields leave the page only by submit. */
  const names = new Set([...fieldsOf(name), draftField.base, draftField.from, hiddenField.key]);
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
    if (isSubmitting()) return later(quietMs);
    isSaving = true;
    since = 0;
    try {
      const body = new URLSearchParams();
      for (const [field, values] of now) for (const value of values) body.append(field, value);
      body.set(draftField.form, name);
      body.set(draftField.touched, changed.join(','));
      const response = await fetch(action, { method: 'POST', body, keepalive });
      if (response.status === 409) return over.abort();
      if (!response.ok) throw new Error(String(response.status));
      known = now;
      retry = retryMs.first;
      onSaved((await response.json()) as DraftSaved);
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
    later(Math.max(0, Math.min(quietMs, since + maxDelayMs - clock.nowMs())));
  };
  for (const kind of ['input', 'change']) form.addEventListener(kind, onChange, { signal });
  form.addEventListener(
    'formdata',
    // The `formdata` event's own data.
    // oxlint-disable-next-line no-restricted-properties
    ({ formData }) => formData.set(draftField.touched, touched().join(',')),
    { signal },
  );
  addEventListener('online', () => void save(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && void save(true), { signal });
  // The browser restored input after a reload or a back navigation.
  if (touched().length > 0) onChange();
  return () => {
    void save(true);
    clearTimeout(timer);
    over.abort();
  };
}

type Values = Map<string, string[]>;

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
