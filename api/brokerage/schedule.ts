import { createHash } from 'node:crypto';
import { scheduleState } from '@domain/brokerage/schedule';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { isShownAt } from '@domain/texts/shown-period';
import type { Brokerage } from './brokerage';

const scheduled = ['lists', 'banners', 'slides'] as const;

/** Without lists, banners and slides of other days, and texts of pages of other hours. */
export function liveBrokerage(brokerage: Brokerage, now = clock.now()): Brokerage {
  const today = isoDay(now);
  const live = <Item extends object>(items: readonly Item[]): Item[] =>
    items.filter((item) => scheduleState(item, today) === 'live');
  const { pages = {}, ...others } = brokerage;
  const shown = Object.entries(pages).filter(([, page]) => page && isShownAt(page, now));
  return {
    ...others,
    ...(shown.length > 0 && { pages: Object.fromEntries(shown) }),
    lists: live(brokerage.lists),
    banners: live(brokerage.banners),
    slides: live(brokerage.slides),
  };
}

/** Changes when something begins or ends, too: whoever stores a page or an answer compares versions alone. */
export function liveVersion(version: string, brokerage: Brokerage, now = clock.now()): string {
  const today = isoDay(now);
  const pages = Object.values(brokerage.pages ?? {}).filter((page) => page !== undefined);
  const states = [
    ...scheduled.flatMap((name) => brokerage[name].map((item) => scheduleState(item, today))),
    ...pages.map((page) => (isShownAt(page, now) ? 'live' : 'off')),
  ];
  if (states.every((state) => state === 'live')) return version;
  return createHash('sha256')
    .update(JSON.stringify([version, states]))
    .digest('hex')
    .slice(0, 16);
}
