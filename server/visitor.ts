import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { readGeolocation, type Geolocation, type Region, unknownPlace } from '@domain/geolocation';
import { readAddress } from '@domain/network';
import type { Env } from './env';
import { isFromProxy } from './trusted-proxies';

/** Requests of nobody's: the site's own for its pages that are kept, each for a region. */
const asked = new WeakMap<IncomingMessage, Region>();

/** Makes of a request one that comes from a region, and from nobody. */
export const askInRegion = (req: IncomingMessage, region: Region): void => void asked.set(req, region);

/** Where a visitor is, by the headers of the operator's proxy; nothing is asked of anybody, so no page waits for it. */
export function visitorOf(req: Request, { country, region }: Env['geoHeaders']): Geolocation {
  const own = asked.get(req);
  if (own) return { ...unknownPlace, region: own };
  const value = (name: string | null) => (name !== null && isFromProxy(req) ? req.get(name) : undefined);
  return readGeolocation({ country: value(country), region: value(region) }, readAddress(req.ip ?? ''));
}
