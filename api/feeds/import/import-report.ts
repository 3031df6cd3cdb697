import type { HoldReason } from '@domain/property/feed-runs';
import type { ApplyReport } from '../apply/apply-report';
import type { Dialect } from './dialects/dialect';
import type { FeedErrorCode } from './feed-error';
import type { UnknownCode } from './places';
import type { Remark, RejectionCode, WarningCode } from './remarks';

export interface RemarkedListing {
  reference: string;
  outcome: 'warned' | 'quarantined';
  /** Of the feed; null: found only after the whole feed. */
  line: number | null;
  remarks: Remark<WarningCode | RejectionCode>[];
}

/** By `HoldReason`. */
export const heldCodes = {
  gone: 'too-many-gone',
  prices: 'too-many-prices',
  file: 'file-waits',
  reverted: 'reverted',
} as const satisfies Record<HoldReason, string>;
export type HeldCode = (typeof heldCodes)[HoldReason];

/** Exact counts; `listings` has at most `listedLimit` entries. */
export interface ImportReport {
  feed: string;
  source: string;
  dialect: Dialect | null;
  provider: string;
  outcome: 'applied' | 'compared' | 'refused';
  refusal: { code: FeedErrorCode | HeldCode | 'repeated' | 'superseded'; message: string } | null;
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
