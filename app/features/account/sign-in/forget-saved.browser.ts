import { useEffect } from 'react';
import { isSignInPath } from './sign-in-paths';
import { links, savedField } from '~/links';

export function forgetSaved(saved: string | undefined): void {
  if (!saved) return;
  const body = new URLSearchParams({ [savedField]: saved });
  // The cookie expires anyway, so errors are ignored.
  void fetch(links.forgetSavedAction(), { method: 'POST', body, keepalive: true }).catch(() => {});
}

export function useForgetOnLeave(saved: string | undefined): void {
  useEffect(
    () => () => {
      if (!isSignInPath(location.pathname)) forgetSaved(saved);
    },
    [saved],
  );
}
