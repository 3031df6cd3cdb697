import { useEffect } from 'react';

const item = ':is(.menu > li, .usuario)';
/** Keeps a panel shut until pointer and focus have left its item (styles/menus.css). */
const shut = 'data-fechado';

/** Holds a panel open for keys and fingers (styles/menus.css). */
const held = 'data-aberto';

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(item) : null;
const isOpen = (li: Element) => li.matches(`:is(:hover, [${held}])`) && !li.hasAttribute(shut);
const leaves = (li: Element, to: EventTarget | null) => !(to instanceof Node && li.contains(to));

/** Opens the panel of `li` for good, or no longer; its button says so. */
function hold(li: Element, isHeld: boolean) {
  li.toggleAttribute(held, isHeld);
  if (isHeld) li.removeAttribute(shut);
  li.querySelector('.menu__abre')?.setAttribute('aria-expanded', String(isHeld));
}

/** What scripts add to the header (spec 1 §2.3). The document listens: its markup is not React's. */
export function useHeaderMenus(): void {
  useEffect(() => {
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    // Capturing: `toggle` does not bubble, and a tap is looked at before it navigates.
    for (const [name, listener] of entries) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener, true);
    };
  }, []);
}

/** The item that a finger pressed while its panel was not open. */
let tapped: Element | null = null;

const listeners = {
  /** Esc closes an open panel; the focus goes back from it to its button. */
  keydown({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    for (const li of document.querySelectorAll<HTMLElement>(item)) {
      if (!isOpen(li)) continue;
      hold(li, false);
      li.setAttribute(shut, '');
      if (li.querySelector('.mega')?.contains(document.activeElement))
        li.querySelector<HTMLElement>('.menu__abre')?.focus();
    }
  },

  pointerdown({ target, pointerType }: PointerEvent) {
    const li = itemOf(target);
    const onLabel = li && target instanceof Element && target.closest(`${item} > a`);
    tapped = onLabel && pointerType === 'touch' && !isOpen(li) ? li : null;
  },

  /**
   * A label's button opens its panel and closes it; so does a first tap on the label, a second one goes there. A link that
   * was followed closes what it stood in.
   */
  click(event: MouseEvent) {
    const { target } = event;
    const li = itemOf(target);
    if (li && target instanceof Element && target.closest('.menu__abre')) return hold(li, !isOpen(li));
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (li && li === tapped && event.detail > 0) {
      hold(li, true);
      link.focus();
      event.preventDefault();
    } else if (li) {
      hold(li, false);
      li.setAttribute(shut, '');
    }
    link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  },

  pointerout({ target, relatedTarget }: PointerEvent) {
    const li = itemOf(target);
    if (li && leaves(li, relatedTarget)) li.removeAttribute(shut);
  },

  focusout({ target, relatedTarget }: FocusEvent) {
    const li = itemOf(target);
    if (li && leaves(li, relatedTarget)) {
      hold(li, false);
      li.removeAttribute(shut);
    }
  },

  /** The search that opens takes the focus. */
  toggle(event: ToggleEvent) {
    const { target, newState } = event;
    if (newState !== 'open' || !(target instanceof HTMLElement) || !target.matches('.buscatopo')) return;
    const field = target.querySelector<HTMLInputElement>('input:not([type=hidden])');
    field?.focus();
    field?.select();
  },
};
