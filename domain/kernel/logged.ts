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
 * Returns a `catch` handler for an optional step: logs the error and calls `instead`, which returns a value or throws.
 */
export const logged =
  <Else = undefined>(log: ErrorLog, message: string, instead?: () => Else) =>
  (error: unknown): Else => {
    log.error({ err: error }, message);
    return instead?.() as Else;
  };

/** Like `logged`, for expected failures: logs a warning without a stack trace. */
export const warned =
  <Else = undefined>(log: WarningLog, message: string, instead?: () => Else) =>
  (error: unknown): Else => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, message);
    return instead?.() as Else;
  };
