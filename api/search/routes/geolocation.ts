import { Hono } from 'hono';
import type { z } from 'zod';
import { visitorHeaders, type geolocationAnswer } from '@contract/geolocation';
import { readGeolocation } from '@domain/geo/geolocation';

const maxIpLength = 64;

/** `GET geolocation` (spec 1 §9), from the proxy's headers: there is no IP database. */
export function geolocationRoutes(): Hono {
  const routes = new Hono();
  routes.get('/geolocation', (context) => {
    const visitor = {
      country: context.req.header(visitorHeaders.country),
      region: context.req.header(visitorHeaders.region),
    };
    const ip = context.req.header(visitorHeaders.ip)?.slice(0, maxIpLength) ?? null;
    return context.json(readGeolocation(visitor, ip) satisfies z.input<typeof geolocationAnswer>);
  });
  return routes;
}
