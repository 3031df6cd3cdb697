import { useEffect } from 'react';
import { links } from '~/links';
import { whenSeen } from '~/features/views/on-screen.browser';

const sentExposures = new Set<string>();

/** Sends an exposure once the element is visible; after a failure the next page sends it again. */
export function useExposure(exposure: string | null, selector: string): void {
  useEffect(() => {
    if (exposure === null || sentExposures.has(exposure)) return;
    return whenSeen(document.querySelectorAll(selector), () => {
      if (sentExposures.has(exposure)) return;
      sentExposures.add(exposure);
      navigator.sendBeacon(links.exposureAction(), new URLSearchParams({ [exposureField]: exposure }));
    });
  }, [exposure, selector]);
}

export const exposureField = 'visto';
