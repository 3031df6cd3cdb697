import type { ApplyReport } from '@api/catalogue/apply-report';
import type { Dialect } from '@api/import/dialects/dialect';
import type { FeedErrorCode } from '@api/import/feed-error';
import type { Remark, RejectionCode, WarningCode } from '@api/import/remarks';

/** One listing that was not simply accepted. */
export interface RemarkedListing {
  reference: string;
  outcome: 'warned' | 'quarantined';
  remarks: Remark<WarningCode | RejectionCode>[];
}

/** What an import did: exact counts; of the lists at most `listedLimit` entries each. */
export interface ImportReport {
  feed: string;
  source: string;
  dialect: Dialect | null;
  provider: string;
  /** 'refused': nothing was changed, `refusal` says why. */
  outcome: 'applied' | 'compared' | 'refused';
  refusal: { code: FeedErrorCode | 'too-many-gone' | 'superseded'; message: string } | null;
  counts: { read: number; accepted: number; warned: number; quarantined: number };
  warnings: Partial<Record<WarningCode, number>>;
  rejections: Partial<Record<RejectionCode, number>>;
  /** What the feed names as features: how often one that is known, and how often each other name (at most `listedFeatures` of them). */
  features: { known: number; unknown: Record<string, number> };
  listings: RemarkedListing[];
  catalogue: ApplyReport | null;
  seconds: number;
  peakMemoryMb: number;
}
export const listedLimit = 10_000;
export const listedFeatures = 1_000;
