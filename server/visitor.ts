import type { Request } from 'express';
import { readGeolocation, type Geolocation } from '@domain/geolocation';
import type { Env } from './env';
import { isFromProxy } from './trusted-proxies';

/** Where a visitor is, by the headers of the operator's proxy; nothing is asked of anybody, so no page waits for it. */
export function visitorOf(req: Request, { country, region }: Env['geoHeaders']): Geolocation {
  const value = (name: string | null) => (name !== null && isFromProxy(req) ? req.get(name) : undefined);
  // An IPv4 address that came through an IPv6 socket is told as itself.
  const ip = req.ip?.replace(/^::ffff:/, '') ?? null;
  return readGeolocation({ country: value(country), region: value(region) }, ip);
}
