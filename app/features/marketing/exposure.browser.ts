import { useEffect } from 'react';
import { links } from '~/links';
import { whenSeen } from '~/features/views/on-screen.browser';

/** What this document has told. */
const told = new Set<string>();

/**
 * Tells once that an arm of an experiment was seen, as soon as an element that stands in all its arms is. The answer
 * notes it in the visitor's own cookie; a beacon that fails is told again by the next page.
 * @param exposure as the page's loader has it
 */
export function useExposure(exposure: string | null, selector: string): void {
  useEffect(() => {
    if (exposure === null || told.has(exposure)) return;
    return whenSeen(document.querySelectorAll(selector), () => {
      if (told.has(exposure)) return;
      told.add(exposure);
      navigator.sendBeacon(links.exposureAction(), new URLSearchParams({ [exposureField]: exposure }));
    });
  }, [exposure, selector]);
}

/** The field of `routes/recursos/experimento.ts`. */
export const exposureField = 'visto';
