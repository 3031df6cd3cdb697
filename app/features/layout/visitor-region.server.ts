import type { Region } from '@domain/geo/geolocation';
import { regionMaxAge, regionName } from '~/domain/visitor-region';
import { openCookie } from '~/request/cookies.server';

/** Cookie with the region: a preference (settled §8). Scripts read it too. */
export const serializeRegion = (region: Region): string => openCookie(regionName, region, regionMaxAge);

/** Removes the cookie after consent is withdrawn. */
export const forgetRegion = (): string => openCookie(regionName, '', 0);
