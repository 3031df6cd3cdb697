/** The message is for people. Nothing was changed. */
export class ActRefused extends Error {
  constructor(
    message: string,
    /** Which command helps, for the terminal. */
    readonly hint = '',
  ) {
    super(message);
  }
}
