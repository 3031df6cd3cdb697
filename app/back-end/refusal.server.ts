import type { ErrorLog } from '@domain/logged';
import { ApiHttpError, ApiUnsureError, hasStatus, isMissingCall, isSignedOut } from './errors.server';
import { orNull } from './or-null.server';

/** What is said where the back end has not taken something. */
export interface Refusal {
  text: string;
  status: number;
  headers?: HeadersInit;
}

interface RefusalOptions {
  /** Who is signed in has called: 401 is thrown, which is the guard's matter. */
  isGuarded?: boolean;
  /** Said where the back end does not answer. */
  unanswered?: string;
}

/**
 * Why a call was not taken, in words: too often (429) or too many (409), with the back end's own text, a call that this back end does not
 * have (settled §1), or a back end that does not answer, which the log tells too.
 * @throws what is no failure of the back end
 */
export async function refusalOf(
  error: unknown,
  log: ErrorLog,
  { isGuarded = false, unanswered = later }: RefusalOptions = {},
): Promise<Refusal> {
  if (isMissingCall(error)) return { text: 'Isto não está disponível no momento.', status: 501 };
  if (isGuarded && isSignedOut(error)) throw error;
  if (hasStatus(error, 429))
    return { text: error.answer?.message || later, status: 429, headers: whenToCome(error) };
  // It holds as many as it may, or has it already.
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

/** A back end that stays silent has perhaps done what it was asked. */
export const perhapsDone = 'O seu pedido talvez já tenha sido atendido: confira antes de repeti-lo.';

/** Spec 1 §10. */
const later = 'Tente novamente mais tarde.';
