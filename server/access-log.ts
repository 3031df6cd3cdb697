import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line for each answer. Queries may hold what a visitor typed, and addresses are personal: neither is logged. */
export function accessLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    if (log.isLevelEnabled('info')) {
      const started = performance.now();
      const { method, url } = req;
      res.once('close', () => {
        const path = url.split('?', 1)[0]!.slice(0, 300);
        const ms = Math.round(performance.now() - started);
        log.info({ method, path, status: res.writableFinished ? res.statusCode : 499, ms }, 'answered');
      });
    }
    next();
  };
}
