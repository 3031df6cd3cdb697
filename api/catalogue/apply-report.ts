import type { Listing } from '@api/catalogue/listing';
import type { FeedVersion } from '@api/catalogue/run-outcome';

export interface ApplyOptions {
  /** The source's name: only its own listings are ever changed or deactivated. */
  source: string;
  /** Where the listings come from, for the record: a file, an address, a seed. */
  feed: string;
  listings: AsyncIterable<Listing> | Iterable<Listing>;
  /** References that the feed holds but that were not accepted: what is known of them stays as it was. Read after the listings. */
  keep?: () => readonly string[];
  /** Deactivate even when more than a third of the source's active listings would go. */
  force?: boolean;
  /** Only tell what would change. */
  dryRun?: boolean;
  /** false: picture addresses are kept, but not queued for fetching. */
  photos?: boolean;
  /** What the feed's server said of what is read here; left out: nothing, and it is asked for all the next time. */
  version?: FeedVersion;
  /** Figures for the record besides those of the report. Read after the listings. */
  note?: () => object;
  onProgress?: (progress: ApplyProgress) => void;
}
export interface ApplyProgress {
  phase: 'reading' | 'writing' | 'tidying';
  /** Listings read so far. */
  done: number;
}

/** One field that differs: a column's name, or one of the details'. */
export interface Change {
  field: string;
  from: unknown;
  to: unknown;
}
/** A listing that a run added (no id yet in a dry run), changed, brought back or deactivated; `changes` in a dry run only. */
export interface AppliedListing {
  reference: string;
  id: number | null;
  changes?: readonly Change[];
}
export interface ApplyReport {
  source: string;
  /** 'refused': too many would be deactivated, nothing was written. 'compared': a dry run. */
  outcome: 'applied' | 'refused' | 'compared';
  /** Exact figures; the lists below hold at most `reportLimit` each. */
  counts: {
    read: number;
    duplicates: number;
    added: number;
    changed: number;
    reactivated: number;
    unchanged: number;
    deactivated: number;
    /** Active listings of the source before the run. */
    activeBefore: number;
  };
  added: AppliedListing[];
  changed: AppliedListing[];
  reactivated: AppliedListing[];
  deactivated: AppliedListing[];
  /** References that came more than once: the first one counts. */
  duplicates: string[];
  /** A dry run's only: without `force` the run would be refused. */
  wouldRefuse?: boolean;
}
export const reportLimit = 10_000;
/** Why a run was refused that would deactivate too many, for people. */
export const tooManyGone = ({ deactivated, activeBefore }: ApplyReport['counts']): string =>
  `${deactivated} dos ${activeBefore} imóveis ativos da fonte não estão neste feed, mais de um terço; se estiver certo, repita com --force`;
/** More than this share of a source's active listings is never deactivated without `force` (issue 2, section 3). */
export const deactivationLimit = 1 / 3;
