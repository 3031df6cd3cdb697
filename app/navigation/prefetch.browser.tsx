import { matchRoutes, PrefetchPageLinks, useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { parsePropertyPath } from '@domain/property/property-url';
import { links } from '~/links';
import { isSavingData } from './connection.browser';
import { prefetchUrl } from './listing-loader.browser';
import { anchorOf, routedPath } from './plain-link.browser';

const intent = 80; // pointer rest that means an intent, in ms
/** Maximum delay of an idle prefetch, in ms (spec 1 §6). */
const idleTimeout = 2000;
const aheadKey = 'listing-ahead';

/** Links with pointer or focus and, while idle, the code of the listing; not on slow connections. */
export function Prefetch() {
  const { load } = useFetcher({ key: aheadKey });
  const { pathname } = useLocation();
  // Bound to one page: on the next page, Remix would load the data again, which may be gone.
  const [ahead, setAhead] = useState<{ page: string; on: string }>();
  const requested = useRef('');
  useEffect(() => setAhead(undefined), [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = (path: string) => {
      // One listing at a time: an aborted fetch makes Remix log an error.
      if (isListing(path) && isFetchingListing()) return;
      requested.current = path;
      if (path === location.pathname + location.search) return;
      if (isListing(path)) load(prefetchUrl(path));
      else if (hasPage(path) && !isFirefox()) setAhead({ page: path, on: location.pathname });
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const anchor = anchorOf(event.target);
      const path = anchor && routedPath(anchor, location.href)?.split('#')[0];
      if (!path || path === requested.current || isSavingData()) return;
      timer = setTimeout(fetchAhead, intent, path);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [load]);

  useEffect(() => {
    // Code only. Skipped on property pages, which load much themselves.
    const isSearching = isListing(pathname) || parsePropertyPath(pathname) !== null;
    if (isSearching || isSavingData() || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(
      () => setAhead((known) => known ?? { page: links.allProperties(), on: pathname }),
      { timeout: idleTimeout },
    );
    return () => cancelIdleCallback(idle);
  }, [pathname]);

  return ahead?.on === pathname ? <PrefetchPageLinks page={ahead.page} key={ahead.page} /> : null;
}

/** Remix's router is current; React's state lags on a busy page. */
function isFetchingListing(): boolean {
  const fetcher = window.__remixRouter.state.fetchers.get(aheadKey);
  return fetcher !== undefined && fetcher.state !== 'idle';
}

/** Firefox checks prefetched data against `default-src`, which allows nothing (docs/decisions/0043). */
const isFirefox = () => navigator.userAgent.includes('Firefox/');

/** Canonical search URL, which never redirects. */
const isListing = (path: string) => /^\/imoveis(?:[/?]|$)/.test(path);

/** Whether a route exists: a prefetch of a missing page would log an error. */
function hasPage(path: string): boolean {
  const pathname = path.split('?')[0]!;
  const leaf = matchRoutes(window.__remixRouter.routes, pathname)?.at(-1);
  return leaf != null && leaf.route.path !== '*';
}
