import type { Implausible } from './implausible';
import type { HoldReason } from '@domain/property/feed-runs';
import type { Listing } from '@api/catalogue/listing';
import type { OverrideField } from '@domain/property/override-names';
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
  /** Writes what would be held (domain/property/feed-runs.ts), with all its prices. */
  force?: boolean;
  dryRun?: boolean;
  /** A member's file: what it changes waits for a decision. */
  isFile?: boolean;
  /** false: stores photo URLs, but does not queue their download. */
  photos?: boolean;
  version?: FeedVersion;
  /** More for the record; called before the run ends, also for one that is held. */
  note?: (report: ApplyReport) => RunNote;
  onProgress?: (progress: ApplyProgress) => void;
}
export interface RunNote {
  counts: object;
  /** By listing (import-report.ts). */
  remarks: readonly object[];
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
export interface Overridden {
  reference: string;
  field: OverrideField;
  value: unknown;
  feed: unknown;
}
export interface ApplyReport {
  source: string;
  /**
   * 'refused': held, nothing was written. 'repeated': as held or discarded before, nothing was written.
   * 'compared': a dry run.
   */
  outcome: 'applied' | 'refused' | 'repeated' | 'compared';
  hold: HoldReason | null;
  /** Number in `import_run`; null: a dry run. */
  runId: number | null;
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
    /** Changed prices of offers. */
    prices: number;
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
  /** What people see is the brokerage's value: of active properties, at most `reportLimit`. */
  overridden: Overridden[];
  /** Dry run: without `force` the run would be refused. */
  wouldRefuse?: boolean;
}
export const reportLimit = 10_000;

/** For the operator, who repeats it with --force. */
export function holdText(
  hold: HoldReason,
  { deactivated, activeBefore, prices }: ApplyReport['counts'],
): string {
  if (hold === 'gone')
    return `${deactivated} dos ${activeBefore} imóveis ativos da fonte não estão neste feed, mais de um terço; se estiver certo, repita com --force`;
  if (hold === 'prices')
    return `${prices} preços mudariam de uma vez, muitos para menos da metade ou mais do dobro; se estiver certo, repita com --force`;
  if (hold === 'file') return 'o arquivo espera por uma decisão em Cargas';
  return 'a carga anterior foi revertida: esta espera por uma decisão em Cargas';
}
