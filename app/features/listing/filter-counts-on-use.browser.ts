import { useEffect } from 'react';
import type * as FilterCounts from './filter-counts.browser';

const sheets = 'details[name="filtro"], .gaveta';
const sendButton = 'button[data-count]';

/** The filter form that an event is about: the one whose sheet opens, or in which something is chosen. */
function formOf(event: Event): HTMLFormElement | null {
  const { type, target } = event;
  if (!(target instanceof HTMLElement)) return null;
  if (type !== 'toggle') return target.closest('form');
  if (!target.matches(sheets)) return null;
  const isOpen =
    target instanceof HTMLDetailsElement ? target.open : (event as ToggleEvent).newState === 'open';
  return isOpen ? (target.querySelector('form') ?? target.closest('form')) : null;
}

/**
 * Filter forms say how many homes they lead to once they are opened or changed; until then nothing of it is loaded, and
 * where it cannot be had their buttons say no number.
 */
export function useFilterCounts(): void {
  useEffect(() => {
    let module: Promise<typeof FilterCounts> | undefined;
    const use = (event: Event) => {
      const form = formOf(event);
      if (!form?.querySelector(sendButton)) return;
      module ??= import('./filter-counts.browser');
      module.then(
        ({ countForm }) => countForm(form, { hasChanged: event.type !== 'toggle' }),
        () => (module = undefined),
      );
    };
    const events = ['toggle', 'input', 'change'];
    // Capturing: `toggle` does not bubble.
    for (const name of events) document.addEventListener(name, use, true);
    return () => {
      for (const name of events) document.removeEventListener(name, use, true);
    };
  }, []);
}
