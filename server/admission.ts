import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Logger } from 'pino';
import type { Admission, Leave, Urgency } from '@api/admission';
import { isClientArea, isPrivate } from '~/features/account/client-area/client-area-paths';
import { plainPage } from '~/request/plain-page';
import { promised } from './promised';
import { type HeaderList, reply } from './reply';

/** Seconds after which to come again: each answer draws its own, so that not all come back at once. */
const comeBack = { least: 5, most: 15 };

/** No page is worked on for longer, ms: a place that nobody gave back until then is free again. */
const longestMs = 10_000;
/** How often the operator is told of it, ms. */
const tellMs = 10_000;

/**
 * Lets a page be made when its turn comes, and a form be taken at once where it was read whole (api/admission.ts); answers
 * 503 where that may not be. What was read ahead of a form can be taken over in the same turn only, so forms do not wait.
 */
export function admitted(admission: Admission, security: HeaderList, log: Logger) {
  let turnedAway = 0;
  const tell = () => {
    log.warn({ turnedAway }, 'more was asked for than could be answered');
    turnedAway = 0;
  };

  function go([req, res, next]: Parameters<RequestHandler>, leave: Leave | null) {
    if (leave) {
      // Made, not received: who reads slowly, or asks for several at once and reads none, holds no place.
      onHeaders(res, leave);
      res.once('close', leave);
      setTimeout(leave, longestMs).unref();
      return next();
    }
    if (turnedAway++ === 0) setTimeout(tell, tellMs).unref();
    const seconds = comeBack.least + Math.floor(Math.random() * (comeBack.most - comeBack.least + 1));
    const routes = dataRoutesOf(req);
    const type = routes ? 'text/x-script; charset=utf-8' : 'text/html; charset=utf-8';
    const own = ['content-type', type, 'cache-control', 'no-store', 'retry-after', String(seconds)];
    reply(req, res, 503, [...security, ...own], routes ? failedRoutes(routes) : page);
  }
  return {
    /** Before anything is done for a page. */
    pages: promised(async (...given) => {
      const [req, res, next] = given;
      if (req.method === 'POST') return next();
      go(given, await admission.take(urgencyOf(req), () => res.destroyed));
    }),
    /** Behind what reads a form. */
    forms: ((...given) => {
      if (given[0].method !== 'POST') return given[2]();
      go(given, admission.enter());
    }) satisfies RequestHandler,
  };
}

const page = plainPage(
  503,
  'Muita gente visita o site agora',
  'Não conseguimos abrir esta página neste instante. Tente outra vez em alguns segundos.',
);

/** Signing in, and what search engines ask before all else; then pages; then what pages add to themselves. */
export function urgencyOf({ path, headers }: Pick<Request, 'path' | 'headers'>): Urgency {
  if (isSigningIn(path) || path === '/robots.txt') return 'vital';
  const ahead = headers['sec-purpose'] ?? headers.purpose;
  const isSpare = path.startsWith('/recursos/') && !path.startsWith('/recursos/codigo');
  return ahead || isSpare || path.startsWith('/sitemap') ? 'spare' : 'page';
}

const isSigningIn = (path: string) =>
  path.startsWith('/entrar/') || (isClientArea(path) && !isPrivate(path.replace(/\.data$/, '')));

/** The routes whose data the router asks for; null: it is a document or a file. */
function dataRoutesOf({ path, url }: Request): string[] | null {
  if (!path.endsWith('.data')) return null;
  return (new URLSearchParams(url.split('?')[1]).get('_routes') ?? 'root').split(',');
}

/** What the router reads as 503 of each of these routes, as Remix writes it (turbo-stream 2.4). */
export function failedRoutes(routes: readonly string[]): string {
  const names = routes.map((route) => JSON.stringify(route));
  // 0 the routes, 1 one route's result, 2 its key, 3 its error with data, status and status text; then the names.
  const errors = names.map((_, at) => `"_${at + 7}":1`).join();
  return `[{${errors}},{"_2":3},"error",["ErrorResponse",4,5,6],null,503,"Service Unavailable",${names.join()}]\n`;
}
