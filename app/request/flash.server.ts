import { decodeFlash, encodeFlash, flashName, type SnackbarMessage } from '~/domain/snackbar';
import { openCookie } from './cookies.server';

/** `Set-Cookie` value, readable by scripts because client-side navigations show it too. */
export const flashCookie = async (message: SnackbarMessage): Promise<string> =>
  openCookie(flashName, encodeFlash(message), 60);

export const readFlash = (request: Request): SnackbarMessage | null =>
  decodeFlash(request.headers.get('Cookie'));

export const clearFlash = (): string => openCookie(flashName, '', 0);
