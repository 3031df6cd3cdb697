import type { Region } from '@domain/geolocation';
import { readRegion, regionInCookie, regionName } from '~/domain/kept-region';
import { decodeConsent } from '~/features/marketing/consent/consent';

/** The visitor's region, as far as this browser has learnt it: its cookie where preferences are allowed, else the tab's note. */
export const keptRegion = (): Region | null =>
  isInCookie() ? regionInCookie(document.cookie) : readRegion(stored());

/** Keeps it as long as the tab lives, where the answer that told it has left no cookie. */
export function keepForTab(region: Region): void {
  if (isInCookie()) return;
  try {
    sessionStorage.setItem(regionName, region);
  } catch {
    // The next document asks again.
  }
}

const isInCookie = () => decodeConsent(document.cookie).preferences;

/** Where a browser keeps nothing for anybody, nothing is kept. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(regionName);
  } catch {
    return null;
  }
}
