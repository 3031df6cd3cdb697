import { clock } from '@domain/clock';
import type { InfoLog } from '@domain/logged';
import { ApiHttpError } from './errors.server';

/** The calls beside the specification's that the website can do without. */
export type Addition =
  | 'search/pins'
  | 'search/offered'
  | 'search/counts'
  | 'search/prices'
  | 'brokers'
  | 'house'
  | 'publicChanges'
  | 'products/sitemap'
  | 'geolocation'
  | 'alerts/link'
  | 'alerts/homes'
  | 'subscriptions/link'
  | 'views'
  | 'experiments/exposures'
  | 'clientArea/newProducts'
  | 'clientArea/changes'
  | 'clientArea/filters/news'
  | 'productHistory'
  | 'clientArea/export'
  | 'clientArea/favorite/removed'
  | 'clientArea/favorite/said'
  | 'clientArea/favorite/letters'
  | 'sharedFolder'
  | 'announcement/draft'
  | 'announcement/draft/link'
  | 'announcement/photos'
  | 'clientArea/purchaseProfile'
  | 'clientArea/ownerReport/curve'
  | 'clientArea/ownerReport/history'
  | 'clientArea/ownerReport/mirror'
  | 'clientArea/ownerLetters'
  | 'clientArea/announcements'
  | 'auth/sessions'
  | 'auth/audit'
  | 'auth/logout';

/** A call that a back end did not have is asked for again after this time, in ms. */
const askedAgainAfter = 3_600_000;
const missingStatuses = [404, 405, 501];

/** A back end that may not have all of them; one for each back end, since what it has is learnt by asking. */
export type Additions = ReturnType<typeof knownAdditions>;

/**
 * Learns which additions a back end has: 404, 405 and 501 say that it has not. For an hour nobody is kept waiting for it
 * again, and the log is told once.
 * @throws ApiHttpError that `isMissing`, where the back end has no such call
 */
export function knownAdditions(log?: InfoLog) {
  const missingUntil = new Map<Addition, { until: number; error: ApiHttpError }>();
  return async function ask<Model>(addition: Addition, call: () => Promise<Model>): Promise<Model> {
    const known = missingUntil.get(addition);
    if (known && known.until > clock.nowMs()) throw known.error;
    try {
      const model = await call();
      missingUntil.delete(addition);
      return model;
    } catch (error) {
      if (!(error instanceof ApiHttpError) || !missingStatuses.includes(error.status)) throw error;
      error.isMissing = true;
      if (!known) log?.info({ call: addition, status: error.status }, 'the back end has no such call');
      missingUntil.set(addition, { until: clock.nowMs() + askedAgainAfter, error });
      throw error;
    }
  };
}
