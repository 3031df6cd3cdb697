import { AuthorizationError } from 'remix-auth';

/**
 * Why somebody is not signed in by a provider. `away`: it does not answer. `cancelled`: they turned back there. `stale`:
 * this browser has not begun it, or not lately. `refused`: what it says does not hold.
 */
export type FailureReason = 'away' | 'cancelled' | 'stale' | 'refused';

export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  constructor(
    readonly reason: FailureReason,
    /** For the log: no code, no token. */
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** The errors that a provider may send a visitor back with (RFC 6749, section 4.1.2.1). */
const cancelled = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
const away = ['temporarily_unavailable', 'server_error'];

export function failureOf(providersError: string): ProviderFailure {
  const detail = `the provider says ${providersError.slice(0, 60)}`;
  if (cancelled.includes(providersError)) return new ProviderFailure('cancelled', detail);
  return new ProviderFailure(away.includes(providersError) ? 'away' : 'refused', detail);
}

/** What a strategy throws. Where nothing answers fetch gives a TypeError or a DOMException, a broken page a SyntaxError. */
export function asFailure(thrown: unknown): ProviderFailure {
  const cause = thrown instanceof AuthorizationError ? (thrown.cause ?? thrown) : thrown;
  if (cause instanceof ProviderFailure) return cause;
  const detail = cause instanceof Error ? `${cause.name} ${cause.message}`.slice(0, 200) : typeof cause;
  const isAway = [TypeError, SyntaxError, DOMException].some((kind) => cause instanceof kind);
  return new ProviderFailure(isAway ? 'away' : 'refused', detail);
}
