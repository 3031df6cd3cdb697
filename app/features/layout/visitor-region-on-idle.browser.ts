import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { shownRegion } from './layout-fragments.browser';

/** Resolves the visitor's region when idle, for sites whose proxy does not provide it. */
export function useVisitorRegion(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!shownRegion()) return;
    // On failure the default menus stay.
    const follow = () =>
      import('./visitor-region.browser').then(({ followRegion }) => followRegion()).catch(() => undefined);
    if (!('requestIdleCallback' in window)) return void follow();
    const idle = requestIdleCallback(() => void follow(), { timeout: maxWaitMs });
    return () => cancelIdleCallback(idle);
  }, [pathname, search]);
}

/** Maximum wait for idle time. */
const maxWaitMs = 3000;
