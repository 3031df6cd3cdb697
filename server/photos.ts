import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import { promised } from './promised';
import { type HeaderList, reply } from './reply';
import { siteHeaders } from './site-request';

/** Photos stand on the site's own address (`/fotos/…`) and come from the back end. */
export function photos(backEnd: Backend, siteUrl: string, security: HeaderList, log: Logger): RequestHandler {
  return promised(async (req, res, next) => {
    const { method } = req;
    if (method === 'POST') return next();
    try {
      // Mounted, Express shortens the address; the back end knows the whole one.
      const request = new Request(siteUrl + req.originalUrl, { method, headers: siteHeaders(req, siteUrl) });
      const photo = await backEnd.fetch(request);
      const body = photo.body && Buffer.from(await photo.arrayBuffer());
      const headers = [...photo.headers].filter(([name]) => !ownHeaders.has(name)).flat();
      const caching = photo.headers.has('cache-control') ? [] : ['cache-control', 'private, no-cache'];
      reply(req, res, photo.status, [...security, ...headers, ...caching], body ?? undefined);
    } catch (error) {
      log.warn({ err: error, path: req.originalUrl.split('?', 1)[0] }, 'a photo could not be fetched');
      reply(req, res, 502, [...security, 'cache-control', 'no-store']);
    }
  });
}

/** Lengths and encodings are ours to say; the rest of a back end's headers are passed on. */
const ownHeaders = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection']);
