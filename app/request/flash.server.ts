import { decodeFlash, encodeFlash, flashName, type SnackbarMessage } from '~/domain/snackbar';
import { openCookie } from './cookies.server';

/**
 * Leaves a message for the page that follows, as in `redirect(to, { headers: { 'Set-Cookie': await flashCookie(…) } })`.
 * It tells nothing about a person, so scripts may read it: a page that comes without a new document shows it too.
 */
export const flashCookie = async (message: SnackbarMessage): Promise<string> =>
  openCookie(flashName, encodeFlash(message), 60);

/** The message that an answer before this request has left. */
export const readFlash = (request: Request): SnackbarMessage | null =>
  decodeFlash(request.headers.get('Cookie'));

/** A message is shown once. */
export const clearFlash = (): string => openCookie(flashName, '', 0);
