import { hasStatus, isMissingCall, isSignedOut } from './errors';
import { orNull } from './or-null.server';

/** What a form answers that the back end has not taken. */
interface Refusal {
  text: string;
  status: number;
  headers?: HeadersInit;
}

/**
 * Why a call of a form was not taken, in words: too often (429, with the back end's own text), a call that this back
 * end does not have (settled §1), or a back end that does not answer.
 * @throws anything else, and 401, which is the guard's matter
 */
export async function refusalOf(
  error: unknown,
  log: { error(details: object, message: string): void },
): Promise<Refusal> {
  if (isMissingCall(error)) return { text: 'Isto não está disponível no momento.', status: 501 };
  if (isSignedOut(error)) throw error;
  if (hasStatus(error, 429)) {
    const wait = error.answer?.retry_after;
    const headers = wait ? { 'Retry-After': String(Math.ceil(wait)) } : undefined;
    return { text: error.answer?.message ?? later, status: 429, headers };
  }
  await orNull(Promise.reject(error), log);
  return { text: later, status: 503 };
}

/** Spec 1 §10. */
const later = 'Tente novamente mais tarde.';
