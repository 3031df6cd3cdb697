import { matchRoutes, PrefetchPageLinks, useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { parsePropertyPath } from '@domain/property-url';
import { links } from '~/links';
import { savesData } from './connection.browser';
import { aheadOf } from './listing-loader.browser';
import { anchorOf, routedPath } from './plain-link.browser';

/** How long a pointer rests on a link that it means, in ms. */
const intent = 80;
/** How long a browser that is never idle may put off what is fetched for later, in ms (spec 1 §6). */
const idleTimeout = 2000;
const aheadKey = 'listing-ahead';

/**
 * A page that a pointer rests on, or that has the focus, is fetched ahead; while nothing is to be done, so is the code
 * of the listing, where most links lead. Nothing is where bytes are dear.
 */
export function Prefetch() {
  const { load } = useFetcher({ key: aheadKey });
  const { pathname } = useLocation();
  // What is fetched ahead is for the page that it is meant on: on the next one Remix would ask for its data anew, and a
  // form's own page may be gone by then.
  const [ahead, setAhead] = useState<{ page: string; on: string }>();
  const asked = useRef('');
  useEffect(() => setAhead(undefined), [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = (path: string) => {
      // One listing at a time: another would give up the first half read, which Remix tells the console as an error.
      if (isListing(path) && isFetchingListing()) return;
      asked.current = path;
      // A click was sooner: one is there.
      if (path === location.pathname + location.search) return;
      if (isListing(path)) load(aheadOf(path));
      else if (hasPage(path) && !isFirefox()) setAhead({ page: path, on: location.pathname });
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const anchor = anchorOf(event.target);
      const path = anchor && routedPath(anchor, location.href)?.split('#')[0];
      if (!path || path === asked.current || savesData()) return;
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
    // The listing's data has a way of its own; without a listing at hand this fetches its code alone. A property's page has
    // much of its own to load, and mostly comes from a listing.
    const isSearching = isListing(pathname) || parsePropertyPath(pathname) !== null;
    if (isSearching || savesData() || !('requestIdleCallback' in window)) return;
    const idle = requestIdleCallback(
      () => setAhead((known) => known ?? { page: links.allProperties(), on: pathname }),
      { timeout: idleTimeout },
    );
    return () => cancelIdleCallback(idle);
  }, [pathname]);

  return ahead?.on === pathname ? <PrefetchPageLinks page={ahead.page} key={ahead.page} /> : null;
}

/** Asked of Remix's router itself: React hears of what is under way only with its next render, on a busy page much later. */
function isFetchingListing(): boolean {
  const fetcher = window.__remixRouter.state.fetchers.get(aheadKey);
  return fetcher !== undefined && fetcher.state !== 'idle';
}

/**
 * Firefox judges a page's data that is fetched ahead by the policy's `default-src`, which names nothing
 * (docs/decisions/0043): it would refuse it, and tell its console each time.
 */
const isFirefox = () => navigator.userAgent.includes('Firefox/');

/** A search's own address, which is never answered by a redirect. */
const isListing = (path: string) => /^\/imoveis(?:[/?]|$)/.test(path);

/** Whether a page answers there: to fetch ahead what is not there would be an error that nobody has made. */
function hasPage(path: string): boolean {
  const pathname = path.split('?')[0]!;
  // Remix keeps its router there; its routes are those that the browser knows.
  const leaf = matchRoutes(window.__remixRouter.routes, pathname)?.at(-1);
  return leaf != null && leaf.route.path !== '*';
}
