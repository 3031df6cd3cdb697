import { Hono } from 'hono';
import type { z } from 'zod';
import { visitorHeaders, type geolocationAnswer } from '@contract/geolocation';
import { readGeolocation } from '~/domain/geolocation';

const longestIp = 64;

/**
 * `GET geolocation` (spec 1 §9). This back end has no database of addresses: it answers what the
 * website's proxy has told of the visitor, and what is taken of anybody where that is nothing.
 */
export function geolocationRoutes(): Hono {
  const routes = new Hono();
  routes.get('/geolocation', (context) => {
    const told = {
      country: context.req.header(visitorHeaders.country),
      region: context.req.header(visitorHeaders.region),
    };
    const ip = context.req.header(visitorHeaders.ip)?.slice(0, longestIp) ?? null;
    return context.json(readGeolocation(told, ip) satisfies z.input<typeof geolocationAnswer>);
  });
  return routes;
}
