/**
 * Why a piece of work was not done:
 * 'away': nothing of its kind can be done at the moment, whatever the piece: all of them wait, as long as it takes
 * 'later': this piece not now: it waits as long again as it has waited, and is set aside after days
 * 'refused': this piece never: it is set aside
 */
export type Trouble = 'away' | 'later' | 'refused';

/** What is thrown where work cannot be done. */
export class WorkTrouble extends Error {
  override name = 'WorkTrouble';
  /** @param message for log and table: no address, and nothing that another server has said in words */
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
  }
}
