/** What is known of a kept page's truth; moments in ms of the monotonic clock, which nobody sets back. */
export interface Truth {
  /** When it was begun to be made. */
  madeAt: number;
  /** When it was told that something on it is another now; null: nothing was. */
  forgottenAt: number | null;
  /** When the day that it was made on is over for it, by the wall clock. */
  endsAt: number;
  /** It names days to come: once its own is over it says what is no longer so. */
  namesDays: boolean;
  /** How long it may stand in for a site that fails. */
  standInMs: number;
}

/**
 * kept: it is given as it is; stale: so, and made anew beside; old: it is made anew first, and given only where that
 * fails, as long as it may stand in.
 */
export type Freshness = 'kept' | 'stale' | 'old';

/** Times of a page that nobody tells of changes, in ms (issue 'As fast as finished bytes', section 2). */
const freshMs = 60_000;
const usableMs = 10 * 60_000;
/** How long what is known to have changed is still given while it is made anew: with the second that it takes to be told, under three. */
const graceMs = 1_500;

/** By what a page's age is told, in ms. */
export interface Now {
  /** The monotonic clock's. */
  now: number;
  /** The wall clock's: it alone knows days. */
  wallNow: number;
  /** When the back end last told what has changed, by the monotonic clock; -Infinity: it tells nothing. */
  toldAt: number;
}

/** When a page was last known to be true. */
const trueAt = ({ madeAt, forgottenAt }: Truth, toldAt: number): number =>
  forgottenAt ?? Math.max(madeAt, toldAt);

export function freshnessOf(page: Truth, { now, wallNow, toldAt }: Now): Freshness {
  if (wallNow >= page.endsAt) return 'old';
  const age = now - trueAt(page, toldAt);
  if (page.forgottenAt !== null) return age < graceMs ? 'stale' : 'old';
  return age < freshMs ? 'kept' : age < usableMs ? 'stale' : 'old';
}

/** Whether an old page may be given where the site fails: never one whose named days are over. */
export const mayStandIn = (page: Truth, { now, wallNow, toldAt }: Now): boolean =>
  !(page.namesDays && wallNow >= page.endsAt) && now - trueAt(page, toldAt) < page.standInMs;
