/** away: all jobs of the kind wait; later: retry with a growing pause, for days; refused: the job is set aside. */
export type JobErrorKind = 'away' | 'later' | 'refused';

export interface JobErrorDetails {
  afterSeconds?: number;
  /** For `ended`, never for the log: it may contain a visitor's input. */
  errors?: Readonly<Record<string, string>>;
}

export class JobError extends Error {
  override name = 'JobError';
  /** @param message must not contain addresses or text of other servers */
  constructor(
    readonly trouble: JobErrorKind,
    message: string,
    readonly more: JobErrorDetails = {},
  ) {
    super(message);
  }
}
