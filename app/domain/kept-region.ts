import type { Region } from '@domain/geolocation';
import { cookieValue } from './cookie-text';

/** The cookie that keeps a visitor's region where preferences are allowed, and what the tab keeps it by where they are not. */
export const regionName = 'regiao';
/** In seconds: people move, and travel. */
export const regionMaxAge = 30 * 24 * 3600;

/** One of the two regions; null: it is none. */
export const readRegion = (text: string | null | undefined): Region | null =>
  text === 'RJ' || text === 'SP' ? text : null;

/** The region that a `Cookie` header or `document.cookie` holds. */
export const regionInCookie = (cookies: string | null): Region | null =>
  readRegion(cookieValue(cookies, regionName));
