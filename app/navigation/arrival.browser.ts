import { useLocation, useMatches, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { parsePropertyPath } from '@domain/property/property-url';
import { announce } from '~/components/ui/live-region.browser';

/**
 * Announces a new page and focuses its content. Within a page (filters), the focus stays. A form that leads elsewhere
 * leads to the top: forms keep the scroll (navigation.browser.ts).
 */
export function useArrival(contentId: string): void {
  const { key, pathname, hash } = useLocation();
  const route = useMatches().at(-1)?.id;
  // A listing's path contains its filters; a property's path identifies the page.
  const page = parsePropertyPath(pathname) ? pathname : route;
  const navigation = useNavigation();
  const announced = useRef({ key, page });
  const focused = useRef<string | null>(null);
  const isSentElsewhere = useRef(false);

  useEffect(() => {
    if (navigation.state !== 'loading') return;
    focused.current = placeOf(document.activeElement);
    isSentElsewhere.current = navigation.formMethod === 'POST' && navigation.location.pathname !== pathname;
  }, [navigation, pathname]);

  useEffect(() => {
    if (announced.current.key === key) return;
    const isOtherPage = announced.current.page !== page;
    announced.current = { key, page };
    if (isSentElsewhere.current && !hash) scrollTo({ top: 0, behavior: 'instant' });
    isSentElsewhere.current = false;
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (hasFocus && !isOtherPage) return;
    announce(document.title);
    const content = document.getElementById(contentId);
    // Keeps a focus that the page has set itself, on an invalid field.
    if (content !== document.activeElement && content?.contains(document.activeElement)) return;
    const successor = !isOtherPage && focused.current && document.querySelector<HTMLElement>(focused.current);
    focused.current = null;
    if (!successor) content?.setAttribute('tabindex', '-1');
    (successor || content)?.focus({ preventScroll: true });
  }, [key, page, hash, contentId]);
}

function placeOf(element: Element | null): string | null {
  const panel = element?.closest<HTMLElement>('details[name="filtro"]');
  if (panel) return `details[data-filter="${panel.dataset.filter}"] > summary`;
  const drawer = element?.closest('[popover]');
  if (drawer) return `[popovertarget="${drawer.id}"]`;
  return element?.matches('[data-sort]') ? '[data-sort]' : null;
}
