import { slugify } from '@domain/kernel/text';
import { track } from './data-layer.browser';
import type { EventData } from './events';

/** Delay for the sidebar, in ms (spec 1 §11). */
const listDelay = 100;

/** Menus of the header: selectors of entries and name, and the delay in ms. */
const places = [
  { entries: '.menu > li', name: ':scope > a', delay: 0 },
  { entries: '.lateral__corpo > details', name: 'summary', delay: listDelay },
] as const;

/** Event data of a header menu link; null for other links. */
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

export function followMenus(): void {
  // Capture phase, after the header's listener: a tap that only opens a panel is no choice.
  document.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      const link = target instanceof Element ? target.closest('header a[href]') : null;
      const found = link && !defaultPrevented ? chosen(link) : null;
      if (!found) return;
      const event = { event: 'select_content', ...found.selected } as const;
      if (found.delay > 0) setTimeout(track, found.delay, event);
      else track(event);
    },
    true,
  );
}
