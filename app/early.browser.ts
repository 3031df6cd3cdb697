import { clock } from '@domain/kernel/clock';
import { followRegion } from '~/features/layout/visitor-region.browser';
import { hasPersonalQuery } from '~/features/marketing/analytics/personal';
import * as tracker from '~/features/marketing/analytics/tracker.browser';
import { earlyElement } from '~/navigation/early-element';

// A bundle of its own (scripts/build.mjs), without React: the inline script loads it after load.
const [{ loadEventStart: loadedAt } = { loadEventStart: 0 }] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[];
const container = earlyElement()?.dataset.container;
// Hydrated code, if it was first, does all this itself.
const isFirst = !window.__remixRouter;
/** Hydration restores this address for a moment, and Google's scripts would read it. */
const { arrivalAddress } = window;
const isSecret = arrivalAddress !== undefined && hasPersonalQuery(new URL(arrivalAddress));
if (container && isFirst && !isSecret) {
  // Hydrated code uses the same module, so that events are sent once.
  window.analyticsTracker = tracker;
  tracker.begin(container, clock.monotonicNow() - loadedAt);
}
// The default menus stay.
if (isFirst) followRegion().catch(() => undefined);
