import { decodeFlash, encodeFlash, flashName, type SnackbarMessage } from '~/domain/snackbar';

const cookie = (value: string, maxAge: number) =>
  `${flashName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;

/**
 * Leaves a message for the page that follows, as in `redirect(to, { headers: { 'Set-Cookie': await flashCookie(…) } })`.
 * It tells nothing about a person, so scripts may read it: a page that comes without a new document shows it too.
 */
export const flashCookie = async (message: SnackbarMessage): Promise<string> =>
  cookie(encodeFlash(message), 60);

/** The message that an answer before this request has left. */
export const readFlash = (request: Request): SnackbarMessage | null =>
  decodeFlash(request.headers.get('Cookie'));

/** A message is shown once. */
export const clearFlash = (): string => cookie('', 0);
