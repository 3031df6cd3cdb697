import type { ErrorAnswer } from '@contract/errors';

/** The back end answered with an error status. `code` and `message` are the contract's, where it gave them. */
export class ApiHttpError extends Error {
  override name = 'ApiHttpError';
  /** In development the class exists twice (Vite's and the server's own), so its name decides. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiHttpError';
  }
  readonly code: string;
  constructor(
    readonly status: number,
    readonly call: string,
    readonly answer: ErrorAnswer | null,
  ) {
    super(answer?.message || `${call} answered ${status}`);
    this.code = answer?.code ?? '';
  }
}

/** The back end did not answer in time. */
export class ApiTimeoutError extends Error {
  override name = 'ApiTimeoutError';
  constructor(
    readonly call: string,
    timeoutMs: number,
  ) {
    super(`${call} did not answer within ${timeoutMs} ms`);
  }
}

/** The back end could not be reached, or its answer broke off. */
export class ApiNetworkError extends Error {
  override name = 'ApiNetworkError';
  constructor(
    readonly call: string,
    cause: unknown,
  ) {
    super(`${call} could not be reached`, { cause });
  }
}

/** The back end's answer is not what the contract says: no JSON, another shape, or far too large. */
export class ApiContractError extends Error {
  override name = 'ApiContractError';
  constructor(
    readonly call: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`${call} answered outside the contract: ${reason}`, { cause });
  }
}
