import type { Region } from '@domain/geo/geolocation';
import { cookieValue } from './cookie-text';

/** Cookie (with preference consent) or session storage. */
export const regionName = 'regiao';
export const regionMaxAge = 30 * 24 * 3600; // seconds

export const readRegion = (text: string | null | undefined): Region | null =>
  text === 'RJ' || text === 'SP' ? text : null;

export const regionInCookie = (cookies: string | null): Region | null =>
  readRegion(cookieValue(cookies, regionName));

/** Regions of visitors' addresses, in memory. */
export interface KnownRegions {
  of(ip: string): Region | null;
  remember(ip: string, region: Region): void;
}
