import type { RequestHandler } from 'express';
import type { BackEnd } from './back-end';
import type { Env } from './env';
import { toRequest } from './requests';
import { sendResponse } from './responses';
import type { SecurityHeaders } from './security-headers';

/** Photos stand on the site's own address (`/fotos/…`) and come from the back end. */
export function photos(backEnd: BackEnd, env: Env, security: SecurityHeaders): RequestHandler {
  return async (req, res, next) => {
    if (req.method === 'POST') return next();
    try {
      await sendResponse(req, res, await backEnd.fetch(await toRequest(req, res, env)), security);
    } catch (error) {
      next(error);
    }
  };
}
