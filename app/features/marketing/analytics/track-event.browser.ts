import { useEffect } from 'react';
import { decodeConsent } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import type { AnalyticsEvent } from './events';
import { canLoadContainer } from './can-load-container';
import type * as Tracker from './tracker.browser';

declare global {
  interface Window {
    /** Of the early script, if it ran. */
    analyticsTracker?: typeof Tracker;
  }
}

let tracker: Promise<typeof Tracker | undefined> | undefined;

/** Sends an event (docs/decisions/0073-analytics.md); does nothing without a container or consent. `once`: tracker.browser.ts */
export function trackEvent(event: AnalyticsEvent, once?: string): void {
  void tracker?.then((module) => module?.tell(event, once));
}

/** Loads analytics only with a container and consent. */
export function useAnalytics(container: string | undefined): void {
  useEffect(() => {
    if (!container) return;
    const begin = () => {
      if (tracker || !canLoadContainer(decodeConsent(document.cookie))) return;
      // A failed import disables analytics only.
      const early = window.analyticsTracker;
      tracker = early ? Promise.resolve(early) : import('./tracker.browser').catch(() => undefined);
      void tracker.then((module) => module?.begin(container));
    };
    begin();
    document.addEventListener(consentEvent, begin);
    return () => document.removeEventListener(consentEvent, begin);
  }, [container]);
}
