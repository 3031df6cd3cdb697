import { readPhotoPath } from '@domain/media/photo';
import { readReservedPhotoPath } from '@domain/media/reserved-photo';
import type { WarningLog } from '@domain/kernel/logged';

interface Settings {
  /** Of a remote back end; undefined: pictures are paths of this site. */
  baseUrl?: string;
  imageOrigins: readonly string[];
  log: WarningLog;
}

const maxLoggedOrigins = 100;

/** null if the origin is not allowed. Paths belong to the back end's host, except photo files. */
export function pictureAddresses({ baseUrl, imageOrigins, log }: Settings) {
  const loggedOrigins = new Set<string>();
  return (address: string): string | null => {
    const isPath = /^\/(?![/\\])/.test(address);
    if (isPath && (!baseUrl || readPhotoPath(address) || readReservedPhotoPath(address))) return address;
    if (!URL.canParse(address, baseUrl)) return null;
    const { origin, href, protocol } = new URL(address, baseUrl);
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    if (imageOrigins.includes(origin)) return href;
    if (!loggedOrigins.has(origin) && loggedOrigins.size < maxLoggedOrigins) {
      loggedOrigins.add(origin);
      log.warn({ origin }, 'image origin not in IMAGE_ORIGINS');
    }
    return null;
  };
}
