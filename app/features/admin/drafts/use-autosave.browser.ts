import { useEffect, useState } from 'react';
import { clock } from '@domain/kernel/clock';
import { intentName } from '~/forms/conform-intent';

/** Delay after the last input, and maximum delay after the first unsaved one; ms. */
const [quietMs, maxDelayMs] = [1_500, 5_000];
const retryMs = 10_000;

export interface Autosave {
  /** ISO 8601. */
  savedAt: string | null;
  /** Another has saved: nothing more is stored by itself. */
  problem: string | null;
}

/** Stores the form as typed, and notes the draft's new version in its hidden field `versionField`. */
export function useAutosave(formId: string, action: string, versionField: string): Autosave {
  const [state, setState] = useState<Autosave>({ savedAt: null, problem: null });
  useEffect(() => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? watch(form, { action, versionField }, setState) : undefined;
  }, [formId, action, versionField]);
  return state;
}

interface Target {
  action: string;
  versionField: string;
}

function watch(
  form: HTMLFormElement,
  { action, versionField }: Target,
  onState: (state: Autosave) => void,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [since, isDirty] = [0, false];
  let saving: Promise<void> | null = null;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  async function send(keepalive: boolean): Promise<void> {
    [since, isDirty] = [0, false];
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    try {
      const response = await fetch(action, { method: 'POST', body, keepalive });
      const answer = (await response.json()) as { version: number; savedAt: string; text: string };
      if (response.status === 409) {
        onState({ savedAt: null, problem: answer.text });
        return over.abort();
      }
      if (!response.ok) throw new Error(String(response.status));
      const version = form.elements.namedItem(versionField);
      if (version instanceof HTMLInputElement) version.value = String(answer.version);
      onState({ savedAt: answer.savedAt, problem: null });
      if (isDirty) later(quietMs);
    } catch {
      isDirty = true;
      if (!signal.aborted) later(retryMs);
    }
  }

  async function save(keepalive = false): Promise<void> {
    clearTimeout(timer);
    if (signal.aborted || saving || !isDirty) return;
    saving = send(keepalive).finally(() => (saving = null));
    await saving;
  }

  form.addEventListener(
    'input',
    () => {
      isDirty = true;
      since ||= clock.nowMs();
      later(Math.max(0, Math.min(quietMs, since + maxDelayMs - clock.nowMs())));
    },
    { signal },
  );
  // A save on its way changes the version that the form must send.
  form.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      // A check of a field, which is not sent.
      if (submitter?.getAttribute('name') === intentName) return;
      clearTimeout(timer);
      if (!saving) return;
      event.preventDefault();
      event.stopPropagation();
      void saving.finally(() => form.requestSubmit(submitter));
    },
    { signal, capture: true },
  );
  document.addEventListener('visibilitychange', () => document.hidden && void save(true), { signal });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
