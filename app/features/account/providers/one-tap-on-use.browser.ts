import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Google's one tap, where this document lets it in; nothing of it is loaded otherwise. */
export function useOneTap(isAllowed?: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isAllowed) void import('./one-tap.browser').then(({ offerOneTap }) => offerOneTap(pathname));
  }, [isAllowed, pathname]);
}
