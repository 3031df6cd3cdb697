import type { ViewType } from '@contract/views';
import { clock } from '@domain/kernel/clock';
import { phaseOf } from '@domain/taxonomy/conditions';
import { maxViewsPerBeacon, viewWindowMs } from '@domain/property/view-beacon';
import type { PropertyDetail } from '~/domain/property';
import { links } from '~/links';

/** Interval of beacons. */
const everyMs = 10_000;

/** Half hour of the last view: the server counts once in each. */
const sentViews = new Map<string, number>();
const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Format of `routes/recursos/visita.ts`. */
export const viewOf = ({ condition, id }: Pick<PropertyDetail, 'condition' | 'id'>, type: ViewType) =>
  `${phaseOf(condition)}/${id}/${type}`;

/** Sends a view within ten seconds, or on leave, without cookies (docs/decisions/0017-property-page.md). */
export function trackView(view: string): void {
  const halfHour = Math.floor(clock.nowMs() / viewWindowMs);
  if (sentViews.get(view) === halfHour) return;
  sentViews.set(view, halfHour);
  waiting.push(view);
  if (timer !== undefined) return;
  timer = setTimeout(sendViews, everyMs);
  document.addEventListener('visibilitychange', sendViews, { once: true });
}

function sendViews(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', sendViews);
  while (waiting.length > 0) {
    const imovel = waiting.splice(0, maxViewsPerBeacon).join(' ');
    navigator.sendBeacon(links.viewCountAction(), new URLSearchParams({ imovel }));
  }
}
