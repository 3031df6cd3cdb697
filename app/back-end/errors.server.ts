import { contractCallOf } from '@contract/calls';
import { secretRequiredCode } from '@contract/errors';
import type { ErrorAnswer } from './parsers/refusal.server';

/** Error status of the back end. `code` is the contract's, or ''. `message` is for the log, `answer` for people. */
export class ApiHttpError extends Error {
  override name = 'ApiHttpError';
  /** Compares by name: in development the class exists twice (Vite's and the server's). */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiHttpError';
  }
  readonly code: string;
  isMissing = false;
  constructor(
    readonly status: number,
    readonly call: string,
    readonly answer: ErrorAnswer | null,
  ) {
    super(answer?.reason || `${call} answered ${status}`);
    this.code = answer?.code ?? '';
  }
}

/** `mayBeDone`: a write without an answer, which the back end may have done. */
export class ApiUnsureError extends Error {
  mayBeDone = false;
}

export class ApiTimeoutError extends ApiUnsureError {
  override name = 'ApiTimeoutError';
  constructor(
    readonly call: string,
    timeoutMs: number,
  ) {
    super(`${call} did not answer within ${timeoutMs} ms`);
  }
}

export class ApiNetworkError extends ApiUnsureError {
  override name = 'ApiNetworkError';
  constructor(
    readonly call: string,
    cause: unknown,
  ) {
    super(`${call} could not be reached`, { cause });
  }
}

/** No JSON, another shape, or too large. */
export class ApiContractError extends ApiUnsureError {
  override name = 'ApiContractError';
  constructor(
    readonly call: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`${call} answered outside the contract: ${reason}`, { cause });
  }
}

export const hasStatus = (error: unknown, ...statuses: number[]): error is ApiHttpError =>
  error instanceof ApiHttpError && statuses.includes(error.status);

/** No answer, or a gateway's or overload's: a later attempt may succeed. */
export const isUnavailable = (error: unknown): error is Error =>
  error instanceof ApiTimeoutError || error instanceof ApiNetworkError || hasStatus(error, 502, 503, 504);

/** The back end lacks one of our own calls (settled §1). Calls of the specification exist in every back end. */
export const isMissingCall = (error: unknown): error is ApiHttpError =>
  hasStatus(error, 404, 405, 501) && isOurs(error.call);

function isOurs(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  return contractCallOf(method, `/${path}`)?.source === 'ours';
}

export const isSignedOut = (error: unknown): error is ApiHttpError => hasStatus(error, 401);

/** A wrong `API_SECRET` is a failure: it ends no session and makes no page a 404. */
export const isRefusal = (error: unknown): error is ApiHttpError =>
  error instanceof ApiHttpError &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== secretRequiredCode;

/** The same request may succeed later: no refusal and no missing call. */
export const isFailure = (error: unknown): boolean => !isRefusal(error) && !hasStatus(error, 501);
