import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { updateLinks } from './layout-placeholders';

export function useLayoutPlaceholders(): void {
  const { pathname, search } = useLocation();
  useEffect(() => updateLinks(pathname + search), [pathname, search]);
}
