import { useEffect } from 'react';
import { decodeConsent } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import type { Told } from './events';
import { mayLoad } from './may-load';
import type * as Teller from './teller.browser';

/** What tells; it is asked for once a visitor allows it. */
let teller: Promise<typeof Teller | undefined> | undefined;

/**
 * Tells analytics what a visitor did (docs/decisions/0073-analytics.md); where the operator has none, or the visitor does
 * not allow it, nothing happens.
 */
export function tellAnalytics(told: Told): void {
  void teller?.then((module) => module?.tell(told));
}

/** Analytics, where the operator has a container and the visitor allows it: nothing of it is loaded otherwise. */
export function useAnalytics(container: string | undefined): void {
  useEffect(() => {
    if (!container) return;
    const begin = () => {
      if (teller || !mayLoad(decodeConsent(document.cookie))) return;
      // Without its file nothing is told, and nobody is kept from anything.
      teller = import('./teller.browser').catch(() => undefined);
      void teller.then((module) => module?.begin(container));
    };
    begin();
    document.addEventListener(consentEvent, begin);
    return () => document.removeEventListener(consentEvent, begin);
  }, [container]);
}
