import type { RequestHandler } from 'express';

type Handler = (...given: Parameters<RequestHandler>) => Promise<unknown>;

/** Express 4 ignores promises: passes rejections on as errors. */
export const asyncHandler =
  (handler: Handler): RequestHandler =>
  (req, res, next) => {
    handler(req, res, next).catch(next);
  };
