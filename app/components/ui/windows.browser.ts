import { useEffect } from 'react';

/** Windows, the filters' drawer, the menu of small screens: dialogs, in what they say and in what they do. */
const dialog = '.janela, .gaveta, .lateral';

/** The focus goes to the window that opens, and stays there; the browser brings it back to what opened it. */
export function useWindows(): void {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(dialog)) return;
      const isOpen = target.matches(':popover-open');
      target.setAttribute('aria-modal', String(isOpen));
      if (!isOpen) return;
      target.addEventListener('keydown', keepFocus);
      // It is told a moment after it opened: who is inside by then stays where they are.
      if (!target.contains(document.activeElement)) target.focus();
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}

const stops = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
const canStop = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(':disabled,[tabindex="-1"],[type=radio]:not(:checked)');

/** Tab goes round within a window: a popover, unlike a dialog, lets it out into the page below. */
function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const window = event.currentTarget as HTMLElement;
  const inside = [...window.querySelectorAll<HTMLElement>(stops)].filter(canStop);
  const [first, last] = [inside[0], inside.at(-1)];
  const from = event.shiftKey ? first : last;
  const { activeElement } = document;
  if (activeElement !== from && !(event.shiftKey && activeElement === window)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
