import type { Request, RequestHandler } from 'express';
import { isOwnOrigin } from './requested-host';

const forwardedHeaders = [
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

/** Sets the site's own URL: Remix builds it from `Host` and `X-Forwarded-Host` (docs/decisions/0001-remix-2.md). */
export function canonicalRequest(siteUrl: string): RequestHandler {
  const protocol = new URL(siteUrl).protocol.slice(0, -1);
  return (req, _res, next) => {
    req.headers = canonicalHeaders(req, siteUrl);
    // The guard may have changed the URL; Remix reads `originalUrl`.
    req.originalUrl = req.url;
    Object.defineProperty(req, 'protocol', { value: protocol });
    next();
  };
}

export function canonicalHeaders(req: Request, siteUrl: string): Record<string, string> {
  const headers: Record<string, string> = { host: siteUrl.slice(siteUrl.indexOf('//') + 2) };
  for (const name of forwardedHeaders) {
    const value = req.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const origin = originFor(req, siteUrl);
  if (origin !== undefined) headers.origin = origin;
  return headers;
}

/** Origin for Remix's check: the site's if it matches the requested host. The guard has judged forms. */
function originFor(req: Request, siteUrl: string): string | undefined {
  const { origin } = req.headers;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  return isOwnOrigin(req, siteUrl) ? siteUrl : origin;
}
