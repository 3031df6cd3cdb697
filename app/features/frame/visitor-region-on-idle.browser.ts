import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { shownRegion } from './frame-parts.browser';

/** Finds out whose menus this visitor gets, once nothing is more urgent, on sites whose proxy does not say it. */
export function useVisitorRegion(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!shownRegion()) return;
    // Without it everybody's menus stay.
    const follow = () =>
      import('./visitor-region.browser').then(({ followRegion }) => followRegion()).catch(() => undefined);
    if (!('requestIdleCallback' in window)) return void follow();
    const idle = requestIdleCallback(() => void follow(), { timeout: longestWaitMs });
    return () => cancelIdleCallback(idle);
  }, [pathname, search]);
}

/** A page that is never idle is left alone no longer than this, in ms. */
const longestWaitMs = 3000;
