import { readPhotoPath } from '@domain/photo';
import type { WarningLog } from '@domain/logged';

interface Settings {
  /** Where a back end elsewhere stands; without one, pictures are addresses of this site. */
  baseUrl?: string;
  /** Where else pictures may come from (`IMAGE_ORIGINS`). */
  imageOrigins: readonly string[];
  log: WarningLog;
}

/** As many origins that are not allowed are remembered: a back end that makes them up fills no memory. */
const mostTold = 100;

/**
 * The address that a picture named by the back end is shown from: as it is where the operator allows its origin; null
 * elsewhere, which the log is told once for each origin. A path is one of the back end's own host, those of
 * photos' files apart, which this site hands on.
 */
export function pictureAddresses({ baseUrl, imageOrigins, log }: Settings) {
  const told = new Set<string>();
  return (address: string): string | null => {
    const isPath = /^\/(?![/\\])/.test(address);
    if (isPath && (!baseUrl || readPhotoPath(address))) return address;
    if (!URL.canParse(address, baseUrl)) return null;
    const { origin, href, protocol } = new URL(address, baseUrl);
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    if (imageOrigins.includes(origin)) return href;
    if (!told.has(origin) && told.size < mostTold) {
      told.add(origin);
      log.warn({ origin }, 'pictures of an origin that IMAGE_ORIGINS does not name are not shown');
    }
    return null;
  };
}
