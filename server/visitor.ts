import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { readGeolocation, type Geolocation, type Region, regionOf, unknownPlace } from '@domain/geolocation';
import { readAddress } from '@domain/network';
import { regionInCookie } from '~/domain/kept-region';
import type { PublicSettings } from '~/request/public-settings';
import type { Env } from './env';
import { type Arrived, isFromProxy } from './trusted-proxies';

/** Requests of nobody's: the site's own for its pages that are kept, each for a region. */
const asked = new WeakMap<object, Region>();

/** Makes of a request one that comes from a region, and from nobody. */
export const askInRegion = (req: IncomingMessage, region: Region): void => void asked.set(req, region);

/** Where a visitor is, by the headers of the operator's proxy; nothing is asked of anybody, so no page waits for it. */
export const visitorOf = (req: Request, geoHeaders: Env['geoHeaders']): Geolocation =>
  asked.has(req) ? unknownPlace : toldPlace(req, geoHeaders, readAddress(req.ip ?? ''));

function toldPlace(req: Arrived, { country, region }: Env['geoHeaders'], ip: string | null): Geolocation {
  const value = (name: string | null) =>
    name !== null && isFromProxy(req) ? req.headers[name.toLowerCase()]?.toString() : undefined;
  return readGeolocation({ country: value(country), region: value(region) }, ip);
}

/**
 * Whose menus a request gets: all that a page depends on of where its visitor is. Where the operator's proxy says the
 * region, its header alone counts; where the browser finds out itself (`asksRegion`), the cookie that keeps it; else
 * everybody is São Paulo's.
 */
export function regionFor(
  req: Arrived,
  {
    geoHeaders,
    settings: { asksRegion },
  }: { geoHeaders: Env['geoHeaders']; settings: Pick<PublicSettings, 'asksRegion'> },
): Region {
  const own = asked.get(req);
  if (own) return own;
  if (geoHeaders.region !== null) return regionOf(toldPlace(req, geoHeaders, null));
  return (asksRegion && regionInCookie(req.headers.cookie ?? null)) || 'SP';
}
