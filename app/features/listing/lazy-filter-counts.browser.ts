import { useEffect } from 'react';
import type * as FilterCounts from './filter-counts.browser';

const panelSelector = 'details[name="filtro"], .gaveta';
const sendButton = 'button[data-count]';

function formOf(event: Event): HTMLFormElement | null {
  const { type, target } = event;
  if (!(target instanceof HTMLElement)) return null;
  if (type !== 'toggle') return target.closest('form');
  if (!target.matches(panelSelector)) return null;
  const isOpen =
    target instanceof HTMLDetailsElement ? target.open : (event as ToggleEvent).newState === 'open';
  return isOpen ? (target.querySelector('form') ?? target.closest('form')) : null;
}

/** Loads the counts when a filter form is opened or changed. */
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
    // Capture phase: `toggle` does not bubble.
    for (const name of events) document.addEventListener(name, use, true);
    return () => {
      for (const name of events) document.removeEventListener(name, use, true);
    };
  }, []);
}
