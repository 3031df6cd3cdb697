import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import {
  readGeolocation,
  type Geolocation,
  type Region,
  regionOf,
  unknownPlace,
} from '@domain/geo/geolocation';
import { type KnownRegions, regionInCookie } from '~/domain/visitor-region';
import type { PublicSettings } from '~/request/public-settings';
import type { Env } from '../env';
import { addressOf, type RawRequest, isFromProxy } from '../http/trusted-proxies';

/** Requests of the page cache, without a visitor, each for a region. */
const requestRegions = new WeakMap<object, Region>();

export const setRequestRegion = (req: IncomingMessage, region: Region): void =>
  void requestRegions.set(req, region);

/** Location by the proxy's headers; it makes no call that a page must wait for. */
export const visitorOf = (req: Request, geoHeaders: Env['geoHeaders']): Geolocation =>
  requestRegions.has(req) ? unknownPlace : readLocation(req, geoHeaders, addressOf(req));

function readLocation(
  req: RawRequest,
  { country, region }: Env['geoHeaders'],
  ip: string | null,
): Geolocation {
  const value = (name: string | null) =>
    name !== null && isFromProxy(req) ? req.headers[name.toLowerCase()]?.toString() : undefined;
  return readGeolocation({ country: value(country), region: value(region) }, ip);
}

interface RegionSources {
  geoHeaders: Env['geoHeaders'];
  settings: Pick<PublicSettings, 'asksRegion'>;
  knownRegions?: KnownRegions;
}

/**
 * Menus of a page: by the proxy's header; if browsers look the region up (`asksRegion`), by the cookie or by an
 * earlier lookup of this address; else 'SP'.
 */
export function regionFor(req: RawRequest, { geoHeaders, settings, knownRegions }: RegionSources): Region {
  const own = requestRegions.get(req);
  if (own) return own;
  if (geoHeaders.region !== null) return regionOf(readLocation(req, geoHeaders, null));
  if (!settings.asksRegion) return 'SP';
  const address = knownRegions && addressOf(req);
  return regionInCookie(req.headers.cookie ?? null) ?? ((address && knownRegions.of(address)) || 'SP');
}
