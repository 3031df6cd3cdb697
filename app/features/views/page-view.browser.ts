import { useEffect } from 'react';
import { trackView } from './track-view.browser';

/** Tracks a view once the page is visible, so not a prefetch or background tab. @param view 'usado/123/detail' */
export function useView(view: string | undefined): void {
  useEffect(() => {
    if (view === undefined) return;
    const count = () => {
      if (document.visibilityState === 'visible') trackView(view);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [view]);
}
