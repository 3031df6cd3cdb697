/** What takes a failure that nobody else will hear of. */
export interface ErrorLog {
  error(details: object, message: string): void;
}
export interface InfoLog {
  info(details: object, message: string): void;
}
export interface WarningLog {
  warn(details: object, message: string): void;
}

/**
 * For the `catch` of what can be done without: the log is told why it failed, and `instead` answers, or throws what the
 * visitor is to see.
 */
export const logged =
  <Else = undefined>(log: ErrorLog, message: string, instead?: () => Else) =>
  (error: unknown): Else => {
    log.error({ err: error }, message);
    return instead?.() as Else;
  };

/** The same for what is known to fail at times and is tried again, or is no fault of ours: a line without a stack. */
export const warned =
  <Else = undefined>(log: WarningLog, message: string, instead?: () => Else) =>
  (error: unknown): Else => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, message);
    return instead?.() as Else;
  };
