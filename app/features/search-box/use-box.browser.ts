import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BoxElements } from './box-elements.browser';
import type { RowMove } from './use-active-row.browser';

/** Parts of a box; in a larger form, only the field's own part. */
export type BoxParts = Omit<BoxElements, 'form' | 'button'> & {
  form: HTMLElement;
  button: HTMLButtonElement | null;
};

interface Attributes {
  expanded: boolean;
  listId: string;
  activeId: string | null;
  shown: boolean;
  ready: boolean;
  busy: boolean;
}

/** Attributes of field and button (spec 1 §7; settled §6: only scripts disable, with a reason). */
export function useBoxAttributes(box: BoxParts, state: Attributes): void {
  const { panel, input, button, id } = box;
  const { expanded, listId, activeId, shown, ready, busy } = state;
  useLayoutEffect(() => {
    panel.hidden = !shown;
    set(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(expanded),
      'aria-controls': expanded ? listId : null,
      'aria-activedescendant': activeId,
    });
    if (!button) return;
    set(button, {
      'aria-disabled': ready && !busy ? null : 'true',
      'aria-describedby': ready ? null : `${id}-motivo`,
      'aria-busy': busy ? 'true' : null,
    });
    button.classList.toggle('is-carga', busy);
  }, [panel, input, button, id, expanded, listId, activeId, shown, ready, busy]);
}

function set(element: Element, attributes: Record<string, string | null>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

interface Events {
  type(): void;
  open(): void;
  close(): void;
  /** The next four return whether they handled the event. */
  submit(): boolean;
  escape(): boolean;
  move(to: RowMove): boolean;
  enter(): boolean;
  press(index: number): void;
  /** Pointer on a row; pointer off the list. */
  point(): void;
  leave(): void;
}

const moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;
const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;

/** Binds events once; calls the handlers of the latest render. */
export function useBoxEvents(box: BoxParts, events: Events): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const { form, panel, input } = box;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const taken = (event: Event, isTaken: boolean) => isTaken && event.preventDefault();

    input.addEventListener('input', () => latest.current.type(), options);
    for (const sign of ['focus', 'click']) input.addEventListener(sign, () => latest.current.open(), options);
    // Typing replaces the server's text.
    const selectOwn = () => input.value === input.defaultValue && input.select();
    input.addEventListener('click', selectOwn, options);
    // The first click is over before this script loads.
    if (document.activeElement === input) selectOwn();
    form.addEventListener('submit', (event) => taken(event, latest.current.submit()), options);
    form.addEventListener(
      'keydown',
      (event) => {
        const { key, target, isComposing } = event;
        if (isComposing) return;
        if (key === 'Escape') return taken(event, latest.current.escape());
        if (target !== input) return;
        if (key in moves) taken(event, latest.current.move(moves[key as keyof typeof moves]));
        if (key === 'Enter') taken(event, latest.current.enter());
      },
      options,
    );
    // Keep the focus in the field.
    panel.addEventListener('mousedown', (event) => taken(event, rowOf(event.target) !== null), options);
    panel.addEventListener(
      'click',
      ({ target }) => {
        const row = rowOf(target);
        if (row) latest.current.press(Number(row.dataset.index));
      },
      options,
    );
    panel.addEventListener('pointermove', ({ target }) => rowOf(target) && latest.current.point(), options);
    panel.addEventListener('pointerleave', () => latest.current.leave(), options);
    for (const sign of ['pointerdown', 'focusin'] as const) {
      document.addEventListener(
        sign,
        ({ target }) => !(target instanceof Node && form.contains(target)) && latest.current.close(),
        options,
      );
    }
    return () => controller.abort();
  }, [box]);
}
