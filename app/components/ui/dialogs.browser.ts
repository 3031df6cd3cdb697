import { useEffect } from 'react';

const dialog = '.janela, .gaveta, .lateral';

/** Moves the focus into an open dialog and keeps it there. The browser restores it on close. */
export function useDialogs(): void {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(dialog)) return;
      const isOpen = target.matches(':popover-open');
      target.setAttribute('aria-modal', String(isOpen));
      if (!isOpen) return;
      target.addEventListener('keydown', trapFocus);
      // The toggle event is asynchronous: the focus may already be inside.
      if (!target.contains(document.activeElement)) target.focus();
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}

const stops = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
const canStop = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(':disabled,[tabindex="-1"],[type=radio]:not(:checked)');

/** Cycles Tab within a dialog: unlike `<dialog>`, a popover does not trap the focus. */
function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialogElement = event.currentTarget as HTMLElement;
  const inside = [...dialogElement.querySelectorAll<HTMLElement>(stops)].filter(canStop);
  const [first, last] = [inside[0], inside.at(-1)];
  const from = event.shiftKey ? first : last;
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === dialogElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
