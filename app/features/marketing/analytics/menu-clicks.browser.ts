import { slugify } from '@domain/text';
import { tell } from './data-layer.browser';
import type { EventData } from './events';

/** How long after a click in the list of small screens it is told, in ms (spec 1 §11). */
const listDelay = 100;

/** A menu of the header, by its parts: where its entries stand, what it is called by, and when it is told. */
const places = [
  { entries: '.menu > li', name: ':scope > a', delay: 0 },
  { entries: '.lateral__corpo > details', name: 'summary', delay: listDelay },
] as const;

/** What is told of an entry of the header's menus; null for any other link. The header's markup is not React's. */
function chosen(link: Element): { selected: EventData<'select_content'>; delay: number } | null {
  for (const { entries, name, delay } of places) {
    const menu = link.closest(entries);
    if (!menu) continue;
    const label = textOf(link);
    return {
      selected: {
        content_type: 'menu',
        creative_slot: 'menu header',
        creative_name: textOf(menu.querySelector(name)),
        promotion_name: label,
        promotion_id: slugify(label),
      },
      delay,
    };
  }
  return null;
}

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Tells what is chosen from the header's menus. */
export function followMenus(): void {
  // Capturing, and after the header's own listener: a tap that only opens a panel is no choice.
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      const link = target instanceof Element ? target.closest('header a[href]') : null;
      const found = link && !defaultPrevented ? chosen(link) : null;
      if (!found) return;
      const event = { event: 'select_content', ...found.selected } as const;
      if (found.delay > 0) setTimeout(tell, found.delay, event);
      else tell(event);
    },
    true,
  );
}
