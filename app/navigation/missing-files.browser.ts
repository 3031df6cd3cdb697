import { useEffect } from 'react';
import { clock } from '@domain/clock';

const stampName = 'recarregada';
/** A page is loaded anew at most this often, in ms (spec 1 §10). */
const pause = 60_000;

type Stamps = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the page may be loaded anew now, which is remembered; never where it cannot be. */
export function mayReload(stamps: () => Stamps, now: number): boolean {
  try {
    const last = Number(stamps().getItem(stampName) ?? NaN);
    // A clock that was set back does not hold the page for longer.
    if (Math.abs(now - last) < pause) return false;
    stamps().setItem(stampName, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Where the visitor is on the way to. Asked of the router itself: React shows it later than a file may fail. */
export const underWay = () => window.__remixRouter.state.navigation.location;

let leaving = false;

/**
 * After a deployment the files that a page was made with may be gone: the document is loaded anew, at the address that the
 * visitor is on the way to, and has the new ones.
 * @returns false where that has just been done, or there is no connection
 */
export function loadAnew(): boolean {
  if (leaving) return true;
  leaving = navigator.onLine && mayReload(() => sessionStorage, clock.nowMs());
  const to = underWay();
  if (leaving && to) location.assign(to.pathname + to.search + to.hash);
  else if (leaving) location.reload();
  return leaving;
}

/** Watches for files of our own imports that are gone; pages' files: load-route-module.ts. */
export function useMissingFiles(): void {
  useEffect(() => {
    window.addEventListener('vite:preloadError', loadAnew);
    return () => window.removeEventListener('vite:preloadError', loadAnew);
  }, []);
}
