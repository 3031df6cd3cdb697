import type { DatesPeriod } from './dates-period';

/** Validity of a cached page, in ms of the monotonic clock; its dates are right in a period of the wall clock. */
export interface PageValidity extends DatesPeriod {
  layout: string;
  madeAt: number;
  /** Time of its invalidation; null: valid. */
  forgottenAt: number | null;
  /** An invalid page is served until then during its refresh. */
  staleUntil: number;
  /** It shows future dates, which are wrong outside its period. */
  namesDays: boolean;
  maxStaleMs: number;
  /** Before it, a page is not made again behind its visitors: while a source is late or fails it would be no better. */
  retryAt: number;
}

/** kept: served. stale: served and refreshed. old: refreshed first; served if that fails, within `maxStaleMs`. */
export type Freshness = 'kept' | 'stale' | 'old';

/** Limits without change reports, in ms (issue 'As fast as finished bytes', section 2). */
const freshMs = 60_000;
const usableMs = 10 * 60_000;
/** A change shows within three seconds, with some time for the way to the visitor. */
const changeShowsMs = 2_800;
/** For a page that may have missed a change while it was made. */
export const unsureMs = 1_500;
/** @param after the change came after this time */
export const staleUntilAfter = (after: number): number => after + changeShowsMs;
/** In ms: an unsure page lasts little longer; a page that was true is served meanwhile. */
export const retryMs = { unsure: 1_000, true: 5_000 };

export interface FreshnessClock {
  now: number;
  wallNow: number;
  layout: string;
  checkedAt: number;
}

const lastValidAt = ({ madeAt, forgottenAt }: PageValidity, checkedAt: number): number =>
  forgottenAt ?? Math.max(madeAt, checkedAt);

/** The wall clock may have been set back since. */
const hasRightDates = ({ beginsAt, endsAt }: PageValidity, wallNow: number): boolean =>
  wallNow >= beginsAt && wallNow < endsAt;

export function freshnessOf(
  page: PageValidity,
  { now, wallNow, layout, checkedAt }: FreshnessClock,
): Freshness {
  if (page.layout !== layout || !hasRightDates(page, wallNow)) return 'old';
  if (page.forgottenAt !== null) return now < page.staleUntil ? 'stale' : 'old';
  const age = now - lastValidAt(page, checkedAt);
  return age < freshMs ? 'kept' : age < usableMs ? 'stale' : 'old';
}

/** Whether an old page may be served if the site fails: never with another layout, or with wrong future dates. */
export const canServeStale = (
  page: PageValidity,
  { now, wallNow, layout, checkedAt }: FreshnessClock,
): boolean =>
  page.layout === layout &&
  !(page.namesDays && !hasRightDates(page, wallNow)) &&
  now - lastValidAt(page, checkedAt) < page.maxStaleMs;
