import type { Region } from '@domain/geolocation';
import { regionMaxAge, regionName } from '~/domain/kept-region';
import { openCookie } from '~/request/cookies.server';

/** Keeps a visitor's region for the pages that follow: a preference (settled §8). Scripts read it too. */
export const keepRegion = (region: Region): string => openCookie(regionName, region, regionMaxAge);

/** A region that was kept, and may be no longer. */
export const forgetRegion = (): string => openCookie(regionName, '', 0);
