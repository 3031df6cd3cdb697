import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { replyNotReady } from './not-ready';
import { type HeaderList, reply } from './reply';

/** Answers while the site starts, from the moment it listens: health checks, then files, else 503. */
export function openFront(security: HeaderList) {
  let site: RequestListener | undefined;
  let files: RequestHandler | undefined;
  const text = [...security, 'content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store'];

  function answerStart(req: IncomingMessage, res: ServerResponse) {
    const [path] = req.url!.split('?');
    if (path === '/healthz') return reply(req, res, 200, text, 'alive\n');
    if (path === '/readyz') return reply(req, res, 503, text, 'loading\n');
    const refuse = () => replyNotReady(req, res, security);
    if (!files) return refuse();
    files(req as Request, res as Response, refuse);
  }
  return {
    listener: ((req, res) => (site ?? answerStart)(req, res)) satisfies RequestListener,
    serveFiles: (handler: RequestHandler) => void (files = handler),
    open: (listener: RequestListener) => void (site = listener),
  };
}
