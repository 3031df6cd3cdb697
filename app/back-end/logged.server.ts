export interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * For the `catch` of what a page can do without: the log is told why it failed, and `instead` answers, or throws what
 * the visitor is to see.
 */
export const logged =
  <Else>(log: ErrorLog, message: string, instead: () => Else) =>
  (error: unknown): Else => {
    log.error({ err: error }, message);
    return instead();
  };
