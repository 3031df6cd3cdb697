import type { Region } from '@domain/geo/geolocation';
import { readRegion, regionInCookie, regionName } from '~/domain/visitor-region';
import { tabStorage } from '~/navigation/browser-storage.browser';
import { decodeConsent } from '../marketing/consent/consent';

/** Region known to this browser: from its cookie with preference consent, else from session storage. */
export const storedRegion = (): Region | null =>
  isInCookie() ? regionInCookie(document.cookie) : readRegion(tabStorage.get(regionName));

export function storeRegion(region: Region): void {
  // If it is not stored, the next document requests it again.
  if (!isInCookie()) tabStorage.set(regionName, region);
}

const isInCookie = () => decodeConsent(document.cookie).preferences;
