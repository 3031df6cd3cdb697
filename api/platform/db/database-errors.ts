/** SQLSTATEs of temporary failures: no access, lost connection, shutdown, full disk, time-out. */
const passingStates = /^(08|28|3D000|53|55000|57P0|57014|25P03|58030)/;
const passingSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (passingStates.test(code) || passingSystemErrors.has(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return passingMessages.test(error.message);
}

/** The database refused a visitor's value: out of range, NUL, or invalid UTF-8. */
export function isBadValue(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && /^22/.test(code);
}
