import { useLocation, useMatches, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { parsePropertyPath } from '@domain/property-url';
import { announce } from '~/components/ui/live-region.browser';

/**
 * A new page that comes without a new document is told to screen readers, and the focus goes to its content. Within a
 * page (a listing's filters) the focus stays; where its element is gone, it goes to what took that element's place.
 */
export function useArrival(contentId: string): void {
  const { key, pathname } = useLocation();
  const route = useMatches().at(-1)?.id;
  // A listing's address holds its filters; a property's says which one it is.
  const page = parsePropertyPath(pathname) ? pathname : route;
  const navigation = useNavigation();
  const told = useRef({ key, page });
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (navigation.state === 'loading') focused.current = placeOf(document.activeElement);
  }, [navigation.state]);

  useEffect(() => {
    if (told.current.key === key) return;
    const isOtherPage = told.current.page !== page;
    told.current = { key, page };
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (hasFocus && !isOtherPage) return;
    announce(document.title);
    const content = document.getElementById(contentId);
    // A page that has put the focus itself, on a field that is wrong, keeps it there.
    if (content !== document.activeElement && content?.contains(document.activeElement)) return;
    const successor = !isOtherPage && focused.current && document.querySelector<HTMLElement>(focused.current);
    focused.current = null;
    if (!successor) content?.setAttribute('tabindex', '-1');
    (successor || content)?.focus({ preventScroll: true });
  }, [key, page, contentId]);
}

/** How to find what takes an element's place on the next page: a filter's button, the order. */
function placeOf(element: Element | null): string | null {
  const panel = element?.closest<HTMLElement>('details[name="filtro"]');
  if (panel) return `details[data-filter="${panel.dataset.filter}"] > summary`;
  const drawer = element?.closest('[popover]');
  if (drawer) return `[popovertarget="${drawer.id}"]`;
  return element?.matches('[data-sort]') ? '[data-sort]' : null;
}
