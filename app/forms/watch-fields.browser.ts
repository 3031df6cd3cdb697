import { createFieldTiming } from './field-timing';

interface WatchOptions {
  validate: (name: string) => void;
  isCertainlyWrong: (name: string) => boolean;
  onInput: (name: string) => void;
  signal: AbortSignal;
}

/** Validates fields at the times of `createFieldTiming`. */
export function watchFields(form: HTMLFormElement, options: WatchOptions): void {
  const { validate, isCertainlyWrong, onInput, signal } = options;
  const timing = createFieldTiming({
    validate: (name) => form.isConnected && validate(name),
    isCertainlyWrong: (name) => form.isConnected && isCertainlyWrong(name),
  });
  signal.addEventListener('abort', timing.stop);
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => form.addEventListener(kind, act, { signal });
  on('input', ({ target }) => {
    if (!isControl(target)) return;
    timing.type(target.name);
    onInput(target.name);
  });
  on('focusout', ({ target }) => isControl(target) && timing.leave(target));
  on('pointerdown', ({ target }) => {
    const release = timing.press(target instanceof Element && target.closest('button') !== null);
    const over = new AbortController();
    // A scrolling finger gets pointercancel.
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => (over.abort(), release()), { signal: over.signal });
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
