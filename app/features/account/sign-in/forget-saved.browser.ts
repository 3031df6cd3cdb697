import { useEffect } from 'react';
import { isWayIn } from './way-in';
import { links, savedField } from '~/links';

/** What was to be done after signing in is not, where this tab's window began with it; `saved` is its id. */
export function forgetSaved(saved: string | undefined): void {
  if (!saved) return;
  const body = new URLSearchParams({ [savedField]: saved });
  // It is a cookie that ends by itself: what fails here is not said.
  void fetch(links.forgetSavedAction(), { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** The same for a page of the steps, where its visitor goes on to another page of the router. */
export function useForgetWhereLeft(saved: string | undefined): void {
  useEffect(
    () => () => {
      if (!isWayIn(location.pathname)) forgetSaved(saved);
    },
    [saved],
  );
}
