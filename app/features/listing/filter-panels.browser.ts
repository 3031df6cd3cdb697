import { useEffect } from 'react';
import { amountAttribute, checkRanges, formatAmount, takeBackRange } from '~/forms/range-fields.browser';

const panel = 'details[name="filtro"]';
const drawer = '.gaveta:popover-open';

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>(`${panel}[open]`);

/** Filter bar behavior with scripts (spec 1 §3.5). Listens on the document, because panels change with pages. */
export function useFilterPanels(): void {
  useEffect(() => {
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    // Capture phase: `toggle` does not bubble, and ranges are checked before submit.
    for (const [name, listener] of entries) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener, true);
    };
  }, []);
}

const listeners = {
  /** A click outside closes a panel, and so does one on a sheet's backdrop, which is the `details` itself. */
  click({ target, detail }: MouseEvent) {
    if (!(target instanceof Element)) return;
    // `detail` is 0 for Enter in a field, which clicks the form's first button.
    const outside = [...openPanels()].filter((details) => target === details || !details.contains(target));
    if (detail > 0) for (const details of outside) details.open = false;
    if (target.closest(`${panel} a[href], ${drawer} a[href]`)) collapse();
  },

  keydown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    for (const details of openPanels()) {
      const inside = details.contains(document.activeElement);
      details.open = false;
      if (inside) details.querySelector<HTMLElement>('summary')?.focus();
    }
  },

  change({ target }: Event) {
    if (target instanceof HTMLSelectElement && target.matches('[data-sort]')) target.form?.requestSubmit();
  },

  /** Formats amounts only: a CPF, a CEP or a date stays as typed. */
  input({ target }: Event) {
    if (target instanceof HTMLInputElement && amountAttribute in target.dataset) formatAmount(target);
  },

  toggle({ target }: Event) {
    if (target instanceof HTMLDetailsElement && target.matches(`${panel}[open]`)) takeBackRange(target);
  },

  /** Blocks a reversed range; otherwise closes panels and drawer. */
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
    if (details.contains(document.activeElement)) details.querySelector<HTMLElement>('summary')?.focus();
    details.open = false;
  }
  document.querySelector<HTMLElement>(drawer)?.hidePopover();
}
