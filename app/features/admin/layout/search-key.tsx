import { useEffect } from 'react';
import { hydrateEagerly } from '~/navigation/hydrate-on-interaction';

/** The key is to work as the first thing that a member does on a page. */
export function SearchKey() {
  useEffect(() => {
    const over = new AbortController();
    void import('./search-key.browser').then(({ focusSearchOnKey }) => focusSearchOnKey(over.signal));
    return () => over.abort();
  }, []);
  return <template {...hydrateEagerly} />;
}
