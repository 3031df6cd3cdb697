/**
 * Why a run waits for a decision, and nothing of it was written. gone: more than a third of the source would leave.
 * prices: many prices would change at once. file: a member sent its file, and decides after the preview. reverted: the run
 * before it was reverted.
 */
export const holdReasons = ['gone', 'prices', 'file', 'reverted'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** superseded: a newer run of the source came first. */
export const runDecisions = ['discarded', 'published', 'without-prices', 'superseded'] as const;
export type RunDecision = (typeof runDecisions)[number];

/** Largest share of active listings that a run deactivates without a decision (issue 2, section 3). */
export const deactivationLimit = 1 / 3;

/** A price that falls below half, or rises above double. */
export const steepFactor = 2;
/** A run is held if more prices than this change so steeply, in a count and as a share of the priced offers. */
export const steepLimit = { count: 9, share: 1 / 10 };

/** Figures of a run that was not written, for its decision. */
interface Judged {
  /** Active listings of the source, and those that would leave. */
  active: number;
  gone: number;
  priced: number;
  steep: number;
  /** Listings that would be added, changed, brought back or deactivated. */
  touched: number;
  isReverted: boolean;
  isFile?: boolean;
}

/** null: it is written. */
export function holdOf({
  active,
  gone,
  priced,
  steep,
  touched,
  isReverted,
  isFile,
}: Judged): HoldReason | null {
  if (gone > active * deactivationLimit) return 'gone';
  if (steep > steepLimit.count && steep > priced * steepLimit.share) return 'prices';
  if (isFile && touched > 0) return 'file';
  return isReverted && touched > 0 ? 'reverted' : null;
}
