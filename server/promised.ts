import type { RequestHandler } from 'express';

type Handler = (...given: Parameters<RequestHandler>) => Promise<unknown>;

/** Express 4 waits for no promise: what fails in an asynchronous handler is handed on as any other error. */
export const promised =
  (handler: Handler): RequestHandler =>
  (req, res, next) => {
    handler(req, res, next).catch(next);
  };
