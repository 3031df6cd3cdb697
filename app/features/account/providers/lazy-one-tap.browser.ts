import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

export function useOneTap(isAllowed?: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isAllowed) void import('./one-tap.browser').then(({ offerOneTap }) => offerOneTap(pathname));
  }, [isAllowed, pathname]);
}
