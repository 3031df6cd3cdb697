import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { announce } from './live-region';

/** Marks the document while a page is on its way (styles/pending.css). */
const pendingAttribute = 'data-carregando';

export function usePendingMark(): void {
  const pending = useNavigation().state !== 'idle';
  useEffect(() => {
    document.documentElement.toggleAttribute(pendingAttribute, pending);
  }, [pending]);
}

/**
 * A new page that comes without a new document is told to screen readers, and the focus, where its element is gone, goes
 * to what took that element's place, else to the content.
 */
export function useArrival(contentId: string): void {
  const { key } = useLocation();
  const navigation = useNavigation();
  const told = useRef(key);
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (navigation.state === 'loading') focused.current = placeOf(document.activeElement);
  }, [navigation.state]);

  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    if (document.activeElement && document.activeElement !== document.body) return;
    announce(document.title);
    const content = document.getElementById(contentId);
    const successor = focused.current && document.querySelector<HTMLElement>(focused.current);
    focused.current = null;
    if (!successor) content?.setAttribute('tabindex', '-1');
    (successor || content)?.focus({ preventScroll: true });
  }, [key, contentId]);
}

/** How to find what takes an element's place on the next page: a filter's button, the order. */
function placeOf(element: Element | null): string | null {
  const panel = element?.closest('details[name="filtro"]');
  if (panel?.parentElement) {
    const index = [...panel.parentElement.children].indexOf(panel) + 1;
    return `details[name="filtro"]:nth-child(${index}) > summary`;
  }
  const drawer = element?.closest('[popover]');
  if (drawer) return `[popovertarget="${drawer.id}"]`;
  return element?.matches('[data-sort]') ? '[data-sort]' : null;
}
