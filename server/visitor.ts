import type { Request } from 'express';
import { readGeolocation, type Geolocation, type Region, regionOf } from '@domain/geolocation';
import { readAddress } from '@domain/network';
import { regionInCookie } from '~/domain/kept-region';
import type { Env } from './env';
import type { PublicSettings } from '~/request/public-settings';
import { isFromProxy } from './trusted-proxies';

/** Where a visitor is, by the headers of the operator's proxy; nothing is asked of anybody, so no page waits for it. */
export function visitorOf(req: Request, { country, region }: Env['geoHeaders']): Geolocation {
  const value = (name: string | null) => (name !== null && isFromProxy(req) ? req.get(name) : undefined);
  return readGeolocation({ country: value(country), region: value(region) }, readAddress(req.ip ?? ''));
}

/**
 * Whose menus a request gets: all that a page depends on of where its visitor is. Where the operator's proxy says the
 * region, its header alone counts; where the browser finds out itself (`asksRegion`), the cookie that keeps it; else
 * everybody is São Paulo's.
 */
export function regionFor(
  req: Request,
  {
    geoHeaders,
    settings: { asksRegion },
  }: { geoHeaders: Env['geoHeaders']; settings: Pick<PublicSettings, 'asksRegion'> },
): Region {
  if (geoHeaders.region !== null) return regionOf(visitorOf(req, geoHeaders));
  return (asksRegion && regionInCookie(req.get('cookie') ?? null)) || 'SP';
}
