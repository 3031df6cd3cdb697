import { useEffect } from 'react';
import { clock } from '@domain/kernel/clock';
import { type BrowserStorage, tabStorage } from './browser-storage.browser';

const reloadKey = 'recarregada';
/** Minimum time between two reloads, in ms (spec 1 §10). */
const pause = 60_000;

/** Records the reload; false without storage. */
export function canReload(storage: Pick<BrowserStorage, 'get' | 'set'>, now: number): boolean {
  const last = Number(storage.get(reloadKey) ?? NaN);
  // The difference is absolute: the clock may have been set back.
  return !(Math.abs(now - last) < pause) && storage.set(reloadKey, String(now));
}

/** Target of the current navigation. From the router, because React's state is later. */
export const nextLocation = () => window.__remixRouter.state.navigation.location;

/** Changes with each navigation, also one to the same URL, and before React shows its page. */
export const locationKey = () => window.__remixRouter.state.location.key;

/** As `locationKey`, and changes as soon as the visitor goes on to another page. */
export const destinationKey = () => nextLocation()?.key ?? locationKey();

let leaving = false;

/** Longest wait for the next document, in ms. `beforeunload` also fires for downloads and `mailto:`, so it expires. */
const longestNavigation = 30_000;
let leftAt = -Infinity;

const isNavigating = () => clock.nowMs() - leftAt < longestNavigation;

/** After a deployment, files of the old version may be gone. @returns false after a recent reload, or offline */
export function reloadPage(): boolean {
  // A browser that leaves the page cancels its imports; a reload would then cancel the visitor's navigation.
  if (leaving || isNavigating()) return true;
  leaving = navigator.onLine && canReload(tabStorage, clock.nowMs());
  const to = nextLocation();
  if (leaving && to) location.assign(to.pathname + to.search + to.hash);
  else if (leaving) location.reload();
  return leaving;
}

/**
 * For links and forms that open a dialog: what the browser does itself if the dialog does not load.
 * @returns does nothing once the visitor has gone on to another page
 */
export function dialogFallback(fallback: () => void): () => void {
  const from = destinationKey();
  return () => {
    // `leaving`: the page reloads for a missing file, and the visitor has not gone on.
    const isGone = destinationKey() !== from || (isNavigating() && !leaving);
    if (!isGone) fallback();
  };
}

/** Handles missing imports; load-route-module.browser.ts handles route modules. */
export function useMissingFiles(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('vite:preloadError', reloadPage, { signal });
    window.addEventListener('beforeunload', () => (leftAt = clock.nowMs()), { signal });
    // From the back/forward cache.
    window.addEventListener('pageshow', () => (leftAt = -Infinity), { signal });
    return () => controller.abort();
  }, []);
}
