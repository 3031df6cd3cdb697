import type { ApplyReport } from '../apply/apply-report';
import type { Dialect } from './dialects/dialect';
import type { FeedErrorCode } from './feed-error';
import type { UnknownCode } from './places';
import type { Remark, RejectionCode, WarningCode } from './remarks';

export interface RemarkedListing {
  reference: string;
  outcome: 'warned' | 'quarantined';
  remarks: Remark<WarningCode | RejectionCode>[];
}

/** Exact counts; `listings` has at most `listedLimit` entries. */
export interface ImportReport {
  feed: string;
  source: string;
  dialect: Dialect | null;
  provider: string;
  outcome: 'applied' | 'compared' | 'refused';
  refusal: { code: FeedErrorCode | 'too-many-gone' | 'superseded'; message: string } | null;
  counts: { read: number; accepted: number; warned: number; quarantined: number };
  warnings: Partial<Record<WarningCode, number>>;
  rejections: Partial<Record<RejectionCode, number>>;
  /** Occurrences; at most `listedFeatures` unknown names. */
  features: { known: number; unknown: Record<string, number> };
  /** By the feed's code of a place, without a name. */
  unknownPlaces: Record<string, UnknownCode>;
  listings: RemarkedListing[];
  catalogue: ApplyReport | null;
  seconds: number;
  peakMemoryMb: number;
}
export const listedLimit = 10_000;
export const listedFeatures = 1_000;
