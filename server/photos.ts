import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '@api/backend';
import type { Env } from './env';
import { reply } from './reply';
import { toRequest } from './requests';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';

/** Photos stand on the site's own address (`/fotos/…`) and come from the back end. */
export function photos(backEnd: Backend, env: Env, security: SecurityHeaders, log: Logger): RequestHandler {
  return async (req, res, next) => {
    // Mounted, Express shortens the address; the back end knows the whole one.
    req.url = req.originalUrl;
    if (req.method === 'POST') return next();
    try {
      await sendResponse(req, res, await backEnd.fetch(await toRequest(req, res, env)), security);
    } catch (error) {
      log.warn({ err: error, path: req.path }, 'a photo could not be fetched');
      reply(req, res, 502, [...security.plain, 'cache-control', 'no-store']);
    }
  };
}
