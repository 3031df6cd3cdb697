import { useEffect } from 'react';
import { tellView } from './tell-view.browser';

/**
 * Tells what a page shows of a property, once it is seen: a page that was only fetched ahead, or opened behind another, is
 * not. Nothing is told where nothing is given.
 * @param view 'usado/123/detail'
 */
export function useView(view: string | undefined): void {
  useEffect(() => {
    if (view === undefined) return;
    const count = () => {
      if (document.visibilityState === 'visible') tellView(view);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [view]);
}
