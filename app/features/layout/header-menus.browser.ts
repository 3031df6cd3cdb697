import { useEffect } from 'react';

const item = ':is(.menu > li, .usuario)';
/** Keeps a panel closed until pointer and focus leave its item (menus.css). */
const shut = 'data-fechado';

/** Keeps a panel open for keyboard and touch (menus.css). */
const held = 'data-aberto';

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(item) : null;
const isOpen = (li: Element) => li.matches(`:is(:hover, [${held}])`) && !li.hasAttribute(shut);
const leaves = (li: Element, to: EventTarget | null) => !(to instanceof Node && li.contains(to));

function hold(li: Element, isHeld: boolean) {
  li.toggleAttribute(held, isHeld);
  if (isHeld) li.removeAttribute(shut);
  li.querySelector('.menu__abre')?.setAttribute('aria-expanded', String(isHeld));
}

/** Header behavior with scripts (spec 1 §2.3). Listens on the document, because React does not own the markup. */
export function useHeaderMenus(): void {
  useEffect(() => {
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    // Capture phase: `toggle` does not bubble, and taps must be handled before navigation.
    for (const [name, listener] of entries) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener, true);
    };
  }, []);
}

/** Item with a closed panel that a touch started on. */
let tapped: Element | null = null;

const listeners = {
  /** Esc closes an open panel and returns the focus to its button. */
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

  /** The button toggles; a label's first tap opens, its second follows the link. A followed link closes its menu. */
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

  toggle(event: ToggleEvent) {
    const { target, newState } = event;
    if (newState !== 'open' || !(target instanceof HTMLElement) || !target.matches('.buscatopo')) return;
    const field = target.querySelector<HTMLInputElement>('input:not([type=hidden])');
    field?.focus();
    field?.select();
  },
};
