import type { Request } from 'express';
import { readGeolocation, type Geolocation } from '@domain/geolocation';
import { readAddress } from '@domain/network';
import type { Env } from './env';
import { isFromProxy } from './trusted-proxies';

/** Where a visitor is, by the headers of the operator's proxy; nothing is asked of anybody, so no page waits for it. */
export function visitorOf(req: Request, { country, region }: Env['geoHeaders']): Geolocation {
  const value = (name: string | null) => (name !== null && isFromProxy(req) ? req.get(name) : undefined);
  return readGeolocation({ country: value(country), region: value(region) }, readAddress(req.ip ?? ''));
}
