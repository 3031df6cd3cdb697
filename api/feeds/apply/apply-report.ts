import type { Implausible } from './implausible';
import type { Listing } from '@api/catalogue/listing';
import type { FeedVersion } from '@api/catalogue/run-outcome';

export interface ApplyOptions {
  /** Name of the source; a run changes or deactivates only its listings. */
  source: string;
  feed: string;
  listings: AsyncIterable<Listing> | Iterable<Listing>;
  /** References of quarantined listings, which keep their stored state. Called after `listings` ended. */
  keep?: () => readonly string[];
  /** References with confirmed values (implausible.ts). Without it no value is checked (demo catalogue). */
  accept?: readonly string[];
  /** Deactivate even above `deactivationLimit`. */
  force?: boolean;
  dryRun?: boolean;
  /** false: stores photo URLs, but does not queue their download. */
  photos?: boolean;
  version?: FeedVersion;
  /** More figures for the record; called after `listings` ended. */
  note?: () => object;
  onProgress?: (progress: ApplyProgress) => void;
}
export interface ApplyProgress {
  phase: 'reading' | 'writing' | 'tidying';
  done: number;
}

/** A column or a key of `details`. */
export interface Change {
  field: string;
  from: unknown;
  to: unknown;
}
/** `id` is null for an addition in a dry run; `changes` exists only in a dry run. */
export interface AppliedListing {
  reference: string;
  id: number | null;
  changes?: readonly Change[];
}
export interface ApplyReport {
  source: string;
  /** 'refused': too many deactivations, nothing was written. 'compared': a dry run. */
  outcome: 'applied' | 'refused' | 'compared';
  /** Exact figures; the lists hold at most `reportLimit` entries each. */
  counts: {
    read: number;
    duplicates: number;
    added: number;
    changed: number;
    reactivated: number;
    unchanged: number;
    deactivated: number;
    /** Waiting for confirmation; not in the other figures. */
    held: number;
    /** Active listings of the source. */
    activeBefore: number;
  };
  added: AppliedListing[];
  changed: AppliedListing[];
  reactivated: AppliedListing[];
  deactivated: AppliedListing[];
  /** References that occurred more than once: the first one counts. */
  duplicates: string[];
  implausible: Implausible[];
  accepted: string[];
  /** Dry run: without `force` the run would be refused. */
  wouldRefuse?: boolean;
}
export const reportLimit = 10_000;
export const tooManyGone = ({ deactivated, activeBefore }: ApplyReport['counts']): string =>
  `${deactivated} dos ${activeBefore} imóveis ativos da fonte não estão neste feed, mais de um terço; se estiver certo, repita com --force`;
/** Largest share of active listings that a run deactivates without `force` (issue 2, section 3). */
export const deactivationLimit = 1 / 3;
