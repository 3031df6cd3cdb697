import { createCookie } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { readCookie } from '~/request/cookies.server';
import { reservedCookiePath } from './reserved-links';

/** The token of a personal link; each property has its own path. */
const cookie = createCookie('reservado', { sameSite: 'lax', httpOnly: true });

const maxAge = 30 * 24 * 3600; // in seconds; the invitation may end before

export const reservedCookie = (property: number, token: string, siteUrl: string): Promise<string> =>
  cookie.serialize(token, {
    path: reservedCookiePath(property),
    secure: siteUrl.startsWith('https:'),
    maxAge,
    expires: new Date(clock.nowMs() + maxAge * 1000),
  });

export async function reservedTokenIn(request: Request): Promise<string | null> {
  const value = await readCookie(cookie, request);
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null;
}
