import type { Request, RequestHandler } from 'express';
import { isFromProxy } from './trusted-proxies';

/** What pages may know of a request; the rest of a browser's headers would only be copied around. */
const passedOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'purpose',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'sec-purpose',
  'user-agent',
] as const;

/**
 * Makes of a request one to the site's own address, whatever host it names: Remix builds the address that pages see from
 * `Host`, `X-Forwarded-Host` and what Express says of them (docs/decisions/0001-remix-2.md).
 */
export function siteRequest(siteUrl: string): RequestHandler {
  const protocol = new URL(siteUrl).protocol.slice(0, -1);
  return (req, _res, next) => {
    req.headers = siteHeaders(req, siteUrl);
    // The guard may have taken something off the address; Remix reads the original one.
    req.originalUrl = req.url;
    Object.defineProperty(req, 'protocol', { value: protocol });
    next();
  };
}

/** The few headers that go on, each of them once, and the site's own host. */
export function siteHeaders(req: Request, siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = { host: siteUrl.slice(siteUrl.indexOf('//') + 2) };
  for (const name of passedOn) {
    const value = req.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const origin = originFor(req, siteUrl);
  if (origin !== undefined) headers.origin = origin;
  return headers;
}

/**
 * Where a form comes from, which Remix compares with the host: whoever named the host that was asked names the site. What
 * names none ('null', of a page that tells no other site its address) the guard has judged by what else is told.
 */
function originFor(req: Request, siteUrl: string): string | undefined {
  const { origin, host, 'x-forwarded-host': forwardedHost } = req.headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const asked = isFromProxy(req) ? (forwardedHost ?? host) : host;
  return new URL(origin).host === asked ? siteUrl : origin;
}
