import { createCookie } from '@remix-run/node';
import { readCookie } from '~/request/cookies.server';

const off = 'nao';
const cookie = createCookie('atalhos', {
  path: '/mesa',
  sameSite: 'strict',
  httpOnly: true,
  maxAge: 365 * 24 * 3600, // in seconds
});

/** Of this browser: who dictates has one with them off (WCAG 2.1.4). */
export const hasShortcuts = async (request: Request): Promise<boolean> =>
  (await readCookie(cookie, request)) !== off;

export const shortcutsCookie = (isOn: boolean): Promise<string> =>
  cookie.serialize(off, isOn ? { maxAge: 0 } : {});
