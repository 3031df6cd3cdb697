/**
 * Why a piece of work was not done:
 * 'away': nothing of its kind can be done at the moment, whatever the piece: all of them wait, as long as it takes
 * 'later': this piece not now: it waits as long again as it has waited, and is set aside after days
 * 'refused': this piece never: it is set aside
 */
export type Trouble = 'away' | 'later' | 'refused';

export interface MoreOfTrouble {
  /** When it is tried 'later', in seconds; without it the queue's own growing pause. */
  afterSeconds?: number;
  /** For the kind's own `ended`, and not for the log: it may repeat what a visitor wrote. */
  errors?: Readonly<Record<string, string>>;
}

/** What is thrown where work cannot be done. */
export class WorkTrouble extends Error {
  override name = 'WorkTrouble';
  /** @param message for log and table: no address, and nothing that another server has said in words */
  constructor(
    readonly trouble: Trouble,
    message: string,
    readonly more: MoreOfTrouble = {},
  ) {
    super(message);
  }
}
