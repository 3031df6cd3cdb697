import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BoxElements } from './box-elements.browser';

/** In px: five rows, or the radius step. */
const neededHeight = 430;
const phones = '(max-width: 767px)';

/** Opens the panel above the box if there is more room than below it. */
export function usePanelPlace({ form, panel }: BoxElements, isShown: boolean, step: string): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { top, bottom } = form.getBoundingClientRect();
    const below = innerHeight - bottom;
    const isAbove = !matchMedia(phones).matches && below < neededHeight && top > below;
    panel.classList.toggle('sugestoes--acima', isAbove);
    panel.style.setProperty('--acima', `${Math.floor(top)}px`);
  }, [form, panel, isShown, step]);
}

const cancelOf = (form: HTMLElement) => form.querySelector<HTMLElement>('[data-cancel]');

export const isSheet = ({ form }: BoxElements): boolean => form.matches('[popover]:popover-open');

/** On a phone the open box of a page is a sheet over the whole screen, as the header's (brief §18.4). */
export function useSheet({ form }: BoxElements, isOpen: boolean, close: () => void): void {
  const onClose = useRef(close);
  onClose.current = close;
  useEffect(() => {
    const cancel = cancelOf(form);
    if (!isOpen || !cancel || !form.showPopover || !matchMedia(phones).matches) return;
    const leave = () => {
      // A popover that closes gives its focus back to the field, which would open the sheet again.
      if (form.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      onClose.current();
    };
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && leave();
    // The page is shorter without the box.
    const top = scrollY;
    form.popover = 'auto';
    form.showPopover();
    form.addEventListener('toggle', onToggle);
    cancel.addEventListener('click', leave);
    return () => {
      form.removeEventListener('toggle', onToggle);
      cancel.removeEventListener('click', leave);
      form.popover = null;
      // The listeners of a box outlive its page, whose scroll is not the next one's.
      if (form.isConnected) scrollTo({ top, behavior: 'instant' });
    };
  }, [form, isOpen]);
}
