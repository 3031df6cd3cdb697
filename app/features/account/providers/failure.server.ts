import { AuthorizationError } from 'remix-auth';

/** `away`: no answer. `cancelled`: by the visitor. `stale`: expired or another browser's. `refused`: invalid. */
export type FailureReason = 'away' | 'cancelled' | 'stale' | 'refused';

export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  constructor(
    readonly reason: FailureReason,
    /** For the log; contains no code and no token. */
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** Error codes of RFC 6749, section 4.1.2.1, and of OpenID Connect. */
const cancelled = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
const unavailableErrors = ['temporarily_unavailable', 'server_error'];

export function failureOf(providersError: string): ProviderFailure {
  const detail = `the provider says ${providersError.slice(0, 60)}`;
  if (cancelled.includes(providersError)) return new ProviderFailure('cancelled', detail);
  return new ProviderFailure(unavailableErrors.includes(providersError) ? 'away' : 'refused', detail);
}

/** `fetch` throws TypeError or DOMException without an answer; an invalid JSON answer is a SyntaxError. */
export function asFailure(thrown: unknown): ProviderFailure {
  const cause = thrown instanceof AuthorizationError ? (thrown.cause ?? thrown) : thrown;
  if (cause instanceof ProviderFailure) return cause;
  const detail = cause instanceof Error ? `${cause.name} ${cause.message}`.slice(0, 200) : typeof cause;
  const isUnavailable = [TypeError, SyntaxError, DOMException].some((kind) => cause instanceof kind);
  return new ProviderFailure(isUnavailable ? 'away' : 'refused', detail);
}
