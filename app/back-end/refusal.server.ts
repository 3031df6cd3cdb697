import type { ErrorLog } from '@domain/kernel/logged';
import { ApiHttpError, ApiUnsureError, hasStatus, isMissingCall, isSignedOut } from './errors.server';
import { orNull } from './or-null.server';

export interface Refusal {
  text: string;
  status: number;
  headers?: HeadersInit;
}

interface RefusalOptions {
  /** With a signed-in customer: 401 is thrown, for the guard. */
  isGuarded?: boolean;
  unanswered?: string;
}

/** Text and status for a failed call (settled §1). @throws errors that are not the back end's */
export async function refusalOf(
  error: unknown,
  log: ErrorLog,
  { isGuarded = false, unanswered = later }: RefusalOptions = {},
): Promise<Refusal> {
  if (isMissingCall(error)) return { text: 'Isto não está disponível no momento.', status: 501 };
  if (isGuarded && isSignedOut(error)) throw error;
  if (hasStatus(error, 429))
    return { text: error.answer?.message || later, status: 429, headers: whenToCome(error) };
  // A limit is reached, or the item exists.
  if (hasStatus(error, 409) && error.answer?.message) return { text: error.answer.message, status: 409 };
  await orNull(Promise.reject(error), log);
  const isUnsure = error instanceof ApiUnsureError && error.mayBeDone;
  const text = isUnsure ? `${unanswered} ${perhapsDone}` : unanswered;
  return { text, status: 503, headers: whenToCome(error) };
}

function whenToCome(error: unknown): HeadersInit | undefined {
  const wait = error instanceof ApiHttpError ? error.answer?.retry_after : undefined;
  return wait ? { 'Retry-After': String(Math.ceil(wait)) } : undefined;
}

export const perhapsDone = 'O seu pedido talvez já tenha sido atendido: confira antes de repeti-lo.';

const later = 'Tente novamente mais tarde.'; // spec 1 §10
