import { contractCallOf } from '@contract/calls';
import type { ErrorAnswer } from './reading/refusal.server';

/** The back end answered with an error status. `code` is the contract's, where it gave one; `message` is for the log, `answer` has what people may be told. */
export class ApiHttpError extends Error {
  override name = 'ApiHttpError';
  /** In development the class exists twice (Vite's and the server's own), so its name decides. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiHttpError';
  }
  readonly code: string;
  /** It is an addition of ours that this back end does not have (./additions.server). */
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

/** What was asked may have been done although nobody has said so: a write whose answer did not come. */
export class ApiUnsureError extends Error {
  mayBeDone = false;
}

/** The back end did not answer in time. */
export class ApiTimeoutError extends ApiUnsureError {
  override name = 'ApiTimeoutError';
  constructor(
    readonly call: string,
    timeoutMs: number,
  ) {
    super(`${call} did not answer within ${timeoutMs} ms`);
  }
}

/** The back end could not be reached, or its answer broke off. */
export class ApiNetworkError extends ApiUnsureError {
  override name = 'ApiNetworkError';
  constructor(
    readonly call: string,
    cause: unknown,
  ) {
    super(`${call} could not be reached`, { cause });
  }
}

/** The back end's answer is not what the contract says: no JSON, another shape, or far too large. */
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

/** Whether the back end answered with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is ApiHttpError =>
  error instanceof ApiHttpError && statuses.includes(error.status);

/** Whether an operator's own back end has no such call, which is one of ours (settled §1): the specification's it has. */
export const isMissingCall = (error: unknown): error is ApiHttpError =>
  hasStatus(error, 404, 405, 501) && isOurs(error.call);

function isOurs(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  return contractCallOf(method, `/${path}`)?.source === 'ours';
}

/** Whether the session that a call was made in has ended. */
export const isSignedOut = (error: unknown): error is ApiHttpError => hasStatus(error, 401);

/** Whether the back end said no to what was asked, and would say so again: no failure of its own, and not 'too often'. */
export const isRefusal = (error: unknown): error is ApiHttpError =>
  error instanceof ApiHttpError && error.status < 500 && error.status !== 429;

/** Whether the back end may say something else to the same question soon: it failed, rather than to refuse or not to know it. */
export const isFailure = (error: unknown): boolean => !isRefusal(error) && !hasStatus(error, 501);
