import { useEffect } from 'react';
import { links } from '~/links';

/** What this document has told already: a property is counted once for each time that it is opened. */
const told = new Set<string>();

/**
 * Tells the server that a property's page was seen, once it is seen and the browser has nothing more urgent to do; a
 * page that was only fetched ahead, or opened behind another, is not. Nothing waits for it, and it may fail.
 * @param property 'usado/123'
 */
export function useCountView(property: string): void {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible' || told.has(property)) return;
      told.add(property);
      const tell = () =>
        navigator.sendBeacon(links.viewCountAction(), new URLSearchParams({ imovel: property }));
      if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 2000 });
      else setTimeout(tell, 1);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [property]);
}
