import type { ViewType } from '@contract/views';
import { clock } from '@domain/clock';
import { phaseOf } from '@domain/taxonomy/conditions';
import { mostViewsAtOnce, viewWindowMs } from '@domain/view-beacon';
import type { PropertyDetail } from '~/domain/property';
import { links } from '~/links';

/** How often the server is told, in ms. */
const everyMs = 10_000;

/** Told in which half hour: the server would not count it twice. */
const told = new Map<string, number>();
const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A property's kind of view as `routes/recursos/visita.ts` reads it. */
export const viewOf = ({ condition, id }: Pick<PropertyDetail, 'condition' | 'id'>, type: ViewType) =>
  `${phaseOf(condition)}/${id}/${type}`;

/**
 * Tells the server that something was seen (docs/decisions/0017-property-page.md), within ten seconds and with what else
 * was seen meanwhile, or when the page is left. Nothing waits for it, and it may fail. No cookie is set or read.
 * @param view 'usado/123/gallery'
 */
export function tellView(view: string): void {
  const halfHour = Math.floor(clock.nowMs() / viewWindowMs);
  if (told.get(view) === halfHour) return;
  told.set(view, halfHour);
  waiting.push(view);
  if (timer !== undefined) return;
  timer = setTimeout(tell, everyMs);
  document.addEventListener('visibilitychange', tell, { once: true });
}

function tell(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', tell);
  while (waiting.length > 0) {
    const imovel = waiting.splice(0, mostViewsAtOnce).join(' ');
    navigator.sendBeacon(links.viewCountAction(), new URLSearchParams({ imovel }));
  }
}
