import { useEffect } from 'react';
import { amountAttribute, checkRanges, formatAmount, takeBackRange } from '~/forms/range-fields.browser';

const panel = 'details[name="filtro"]';
const drawer = '.gaveta:popover-open';

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>(`${panel}[open]`);

/** What scripts add to the filter bar (spec 1 §3.5). The document listens: panels come and go with pages. */
export function useFilterPanels(): void {
  useEffect(() => {
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    // Capturing: `toggle` does not bubble, and ranges are checked before the form is sent.
    for (const [name, listener] of entries) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener, true);
    };
  }, []);
}

const listeners = {
  /** A click outside closes a panel; so does one on the veil behind a sheet, which is the `details` itself. */
  click({ target, detail }: MouseEvent) {
    if (!(target instanceof Element)) return;
    // Without a pointer (Enter in a field presses the form's first button) nothing was pressed outside.
    const outside = [...openPanels()].filter((details) => target === details || !details.contains(target));
    if (detail > 0) for (const details of outside) details.open = false;
    if (target.closest(`${panel} a[href], ${drawer} a[href]`)) collapse();
  },

  /** Esc closes the panel and gives the focus back to its button. */
  keydown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    for (const details of openPanels()) {
      const inside = details.contains(document.activeElement);
      details.open = false;
      if (inside) details.querySelector<HTMLElement>('summary')?.focus();
    }
  },

  /** The order applies when it is chosen. */
  change({ target }: Event) {
    if (target instanceof HTMLSelectElement && target.matches('[data-sort]')) target.form?.requestSubmit();
  },

  /** Amounts alone: a CPF, a CEP and a date are numbers to the keyboard too, and stay as they are typed. */
  input({ target }: Event) {
    if (target instanceof HTMLInputElement && amountAttribute in target.dataset) formatAmount(target);
  },

  /** A panel that opens shows what is applied, not what was typed and left. */
  toggle({ target }: Event) {
    if (target instanceof HTMLDetailsElement && target.matches(`${panel}[open]`)) takeBackRange(target);
  },

  /** Nothing is applied while a range is reversed; else panels and drawer close, also where a view is chosen. */
  submit(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    if (event.target.method !== 'get') return event.target.closest(panel) ? collapse() : undefined;
    if (checkRanges(event.target)) return collapse();
    event.preventDefault();
    event.stopPropagation();
  },
};

function collapse() {
  for (const details of openPanels()) {
    // What has the focus is about to be hidden: its button takes it, and passes it on to the next page's.
    if (details.contains(document.activeElement)) details.querySelector<HTMLElement>('summary')?.focus();
    details.open = false;
  }
  document.querySelector<HTMLElement>(drawer)?.hidePopover();
}
